import { useWords } from '../../i18n/intl';
import { isBankidSimulated, useSite } from '../../lib/site/SiteContext';
import styles from './shell.module.css';

/** Says on every page of the demo run that it is a demonstration. */
export function DemoNotice() {
  const { t } = useWords();
  const site = useSite();
  if (!site.demo) return null;
  return (
    <aside className={styles.demo} aria-label={t('shell.demo_label')}>
      <p>
        <span>{t('shell.demo')}</span>
        {isBankidSimulated(site) && <span>{` ${t('shell.demo_bankid')}`}</span>}
      </p>
    </aside>
  );
}
