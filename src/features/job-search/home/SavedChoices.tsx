import { useWords } from '../../../i18n/intl';
import styles from './home.module.css';

/**
 * The choices stored on this device in an earlier search. Shown when the page is hydrated, in a
 * line that exists from the start, so that the page does not shift.
 */
export function SavedChoices({ summary, onClear }: { summary: string; onClear: () => void }) {
  const { t } = useWords();
  return (
    <>
      <p className={styles.saved}>{t('home.saved', { summary })}</p>
      <button type="button" className={styles.forget} onClick={onClear}>
        {t('jobs.bar.clear')} <span className="vk-visually-hidden">{t('home.saved_what')}</span>
      </button>
    </>
  );
}
