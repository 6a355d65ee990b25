import { Spinner } from '@vikari/ui-kit/Spinner';
import { TIMING } from '#domain/limits';
import { useWords } from '../../i18n/intl';
import { useTimePassed } from '../../lib/useTimePassed';
import styles from './guards.module.css';

/** Shown while the session is being checked; the text appears only after a while. */
export function CheckingAuth() {
  const { t } = useWords();
  const slow = useTimePassed(TIMING.checkingAuthText);
  return (
    <div role="status" className={styles.checking}>
      <Spinner size="large" />
      <p>{slow ? t('shell.checking_auth') : ''}</p>
    </div>
  );
}
