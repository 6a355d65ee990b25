import type { JobFilter } from '#domain/jobs/filter';
import { MAX_LENGTH } from '#domain/limits';
import { literalOf, type UnderstoodText } from '#domain/search/understood';
import { useWords } from '../../../i18n/intl';
import styles from '../../../lib/found/found.module.css';
import { RouterLink } from '../../../lib/site/RouterLink';

export interface UnderstoodNoteProps {
  filter: JobFilter;
  understood: UnderstoodText;
  /** Jobs that were found. */
  total: number;
  hrefOf: (filter: JobFilter) => string;
}

/** How the text of a search was read, and a link to the same search read otherwise. */
export function UnderstoodNote({ filter, understood, total, hrefOf }: UnderstoodNoteProps) {
  const { t, language, intl } = useWords();
  const { filters, corrections, literal, leftOut = [] } = understood;
  // The answer is to the previous text while the next search is running
  if (literalOf(filter.text) !== literal) return null;
  const link = (text: string, label: string) => (
    <RouterLink href={hrefOf({ ...filter, text })}>{label}</RouterLink>
  );
  if (filter.text === literal) {
    return (
      <p className={styles.note}>
        <span>{`${t('found.literal')} `}</span>
        {link(literal.replaceAll('"', ''), t('found.meaning_instead'))}
      </p>
    );
  }
  const written = corrections.map(({ from }) => from).join(' ');
  return (
    <>
      {leftOut.length > 0 && (
        <p className={styles.note}>
          {t('found.left_out', {
            total,
            words: intl.formatList(leftOut.map((word) => `”${word}”`)),
          })}
        </p>
      )}
      {filter.text.length >= MAX_LENGTH.freeText && (
        <p className={styles.note}>{t('found.cut', { length: MAX_LENGTH.freeText })}</p>
      )}
      {corrections.length > 0 && (
        <p className={styles.note}>
          <span>{`${t('found.showing')} `}</span>
          <strong>{corrections.map(({ to }) => to).join(' ')}</strong>
          <span>{'. '}</span>
          {link(literal, t('found.as_written', { words: written }))}
        </p>
      )}
      {filters.length > 0 && (
        <p className={styles.note}>
          <span>{`${t('found.read', { names: intl.formatList(filters.map(({ label }) => label[language])) })} `}</span>
          {corrections.length === 0 && link(literal, t('found.words_instead'))}
        </p>
      )}
    </>
  );
}
