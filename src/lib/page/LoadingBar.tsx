import { useWords } from '../../i18n/intl';
import styles from './LoadingBar.module.css';

/** A line along the top of the window while something is loaded; it takes no space. */
export function LoadingBar({ loading }: { loading: boolean }) {
  const { t } = useWords();
  return (
    <div role="status" className={styles.bar}>
      {loading && <span className="vk-visually-hidden">{t('shell.loading')}</span>}
    </div>
  );
}
