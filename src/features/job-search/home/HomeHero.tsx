import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/intl';
import styles from './home.module.css';

interface HomeHeroProps {
  /** The number of all open jobs. */
  total: number;
  /** The search. */
  children: ReactNode;
  /** One line under the search. */
  note: ReactNode;
}

/** The hero: one sentence, the number of jobs, and the search. */
export function HomeHero({ total, children, note }: HomeHeroProps) {
  const { t } = useWords();
  return (
    <div data-surface="night" className={styles.hero}>
      <div className={styles.sky} aria-hidden="true" />
      <div className={styles.heroInner}>
        <h1 className={styles.headline}>{t('home.headline')}</h1>
        <p className={styles.lead}>{t('home.lead', { total })}</p>
        {children}
        <div className={styles.note}>{note}</div>
      </div>
    </div>
  );
}
