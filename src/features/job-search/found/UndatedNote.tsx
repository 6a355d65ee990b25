import { useWords } from '../../../i18n/intl';
import styles from '../../../lib/found/found.module.css';

export interface UndatedNoteProps {
  /** Jobs that were found. */
  total: number;
  /** Those of them that state no days; at least one. */
  undated: number;
}

/** Says how many of the jobs of a period state no days: they pass it, since nothing is known against it. */
export function UndatedNote({ total, undated }: UndatedNoteProps) {
  const { t } = useWords();
  return (
    <p className={styles.note}>
      {t(undated === total ? 'found.all_undated' : 'found.undated', { undated })}
    </p>
  );
}
