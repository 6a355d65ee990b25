import { Icon } from '@vikari/ui-kit/Icon';
import { useWords } from '../../i18n/intl';
import styles from './AuthNotes.module.css';

/** How the user's identity is used, and, in the demo run, that BankID is simulated. */
export function AuthNotes({ demo }: { demo: boolean }) {
  const { t } = useWords();
  return (
    <div className={styles.notes}>
      <p className={styles.promise}>
        <Icon name="lock" size="small" />
        <span>{t('auth.promise')}</span>
      </p>
      {demo && <p className={styles.demo}>{t('auth.demo')}</p>}
    </div>
  );
}
