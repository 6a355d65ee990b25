import { Callout } from '@vikari/ui-kit/Callout';
import { useWords } from '../../i18n/intl';
import styles from './guards.module.css';

/** Why a user who was signed in until now sees the login page. */
export function SessionEndedNote() {
  const { t } = useWords();
  return (
    <div className={styles.note}>
      <Callout tone="info">
        <p>{t('session.ended')}</p>
      </Callout>
    </div>
  );
}
