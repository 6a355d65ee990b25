import { useWords } from '../../../i18n/intl';
import styles from './home.module.css';

interface SavedChoicesProps {
  /** What is remembered, in words; null for nothing. */
  summary: string | null;
  onClear: () => void;
}

/**
 * What this device remembers from the last time. It comes when the page is alive, into a line
 * that is there from the start, so that nothing moves.
 */
export function SavedChoices({ summary, onClear }: SavedChoicesProps) {
  const { t } = useWords();
  if (summary === null) return <p>{t('home.saved_hint')}</p>;
  return (
    <>
      <p className={styles.saved}>{t('home.saved', { summary })}</p>
      <button type="button" className={styles.forget} onClick={onClear}>
        {t('jobs.bar.clear')} <span className="vk-visually-hidden">{t('home.saved_what')}</span>
      </button>
    </>
  );
}
