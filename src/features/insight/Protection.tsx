import { useId } from 'react';
import { useWords } from '../../i18n/intl';
import styles from './insight.module.css';

/** How single answers stay unknown, and what does not protect them. */
export function Protection() {
  const { t } = useWords();
  const headingId = useId();
  return (
    <section id="protection" aria-labelledby={headingId} className={styles.part}>
      <h2 id={headingId} className={styles.heading}>
        {t('insight.protection')}
      </h2>
      <ul className={styles.points}>
        <li>{t('insight.protection.five')}</li>
        <li>{t('insight.protection.steps')}</li>
        <li>{t('insight.protection.once')}</li>
        <li>{t('insight.protection.back')}</li>
        <li>{t('insight.protection.limits')}</li>
      </ul>
    </section>
  );
}
