import { Callout } from '@vikari/ui-kit/Callout';
import { useWords } from '../../i18n/intl';
import styles from './guards.module.css';

/** Why somebody who was signed in a moment ago stands at the login. */
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
