import { useWords } from '../../i18n/intl';
import styles from './shell.module.css';

/** Why lists of jobs are not there just after the server's start, and that they come. */
export function ListsToComeLine() {
  const { t } = useWords();
  return (
    <p role="status" className={styles.notice}>
      {t('lists_to_come.text')}
    </p>
  );
}
