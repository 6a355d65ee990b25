import type { JobFilter } from '#domain/jobs/filter';
import { MAX_LENGTH } from '#domain/limits';
import { literalOf, type UnderstoodText } from '#domain/search/understood';
import { useWords } from '../../../i18n/intl';
import styles from '../../../lib/found/found.module.css';
import { RouterLink } from '../../../lib/site/RouterLink';
import { PLACE_FIELD } from '../bar/placeField';

export interface UnderstoodNoteProps {
  filter: JobFilter;
  understood: UnderstoodText;
  /** Jobs that were found. */
  total: number;
  hrefOf: (filter: JobFilter) => string;
  /** Where no field of the search is shown: on a phone. */
  onOpenFilters?: (() => void) | undefined;
}

const OFFERS = {
  spelling: 'found.did_you_mean',
  profession: 'found.only_profession',
  place: 'found.whole_place',
  nearest: 'found.nearest',
} as const;

/** Goes to the field for the place, or opens the filters where it is not shown. */
function choosePlace(onOpenFilters: (() => void) | undefined): void {
  const field = document.getElementById(PLACE_FIELD);
  const isShown = field?.checkVisibility?.() ?? field !== null;
  if (isShown || !onOpenFilters) field?.focus();
  else onOpenFilters();
}

/** Whether a text has several words between quotes. */
const hasPhrase = (text: string): boolean =>
  /["”“„][^"”“„]*\p{L}\s+\p{L}[^"”“„]*["”“„]/u.test(text);

/** How the text of a search was read, and a link to the same search read otherwise. */
export function UnderstoodNote(props: UnderstoodNoteProps) {
  const { filter, understood, total, hrefOf, onOpenFilters } = props;
  const { t, language, intl } = useWords();
  const {
    filters,
    corrections,
    unwanted = [],
    offers = [],
    leftOut = [],
    literal,
    withoutJobs = [],
  } = understood;
  const { unmet = [], bestPaid = false } = understood;
  const read = [
    ...[...filters, ...unwanted].map(({ label }) => label[language]),
    ...(bestPaid ? [t('found.best_paid')] : []),
  ];
  const unknown = unmet.filter(({ why }) => why === 'unknown');
  const quoted = (some: readonly string[]) =>
    intl.formatList(some.map((word) => t('found.quoted', { word })));
  // The answer is to the previous text while the next search is running
  if (literalOf(filter.text) !== literal) return null;
  const linkTo = (change: Partial<JobFilter>, label: string) => (
    <RouterLink href={hrefOf({ ...filter, ...change })}>{label}</RouterLink>
  );
  const link = (text: string, label: string) => linkTo({ text }, label);
  if (filter.text === literal) {
    return (
      <p className={styles.note}>
        <span>{`${t('found.literal')} `}</span>
        {hasPhrase(literal) && <span>{`${t('found.quotes')} `}</span>}
        {link(literal.replaceAll('"', ''), t('found.meaning_instead'))}
      </p>
    );
  }
  const quotes = hasPhrase(filter.text) && <p className={styles.note}>{t('found.quotes')}</p>;
  const written = corrections.map(({ from }) => from).join(' ');
  return (
    <>
      {quotes}
      {withoutJobs.length > 0 && (
        <p className={styles.note}>{t('found.without_jobs', { names: quoted(withoutJobs) })}</p>
      )}
      {leftOut.length > 0 && (
        <p className={styles.note}>
          {t('found.left_out', {
            total,
            words: quoted(leftOut),
          })}
        </p>
      )}
      {unknown.length > 0 && (
        <p className={styles.note}>
          {t('found.unmet', { words: quoted(unknown.map(({ words }) => words)) })}
        </p>
      )}
      {unmet.length > unknown.length && (
        <p className={styles.note}>
          <span>{`${t('found.unmet_place', {
            words: quoted(unmet.flatMap(({ words, why }) => (why === 'place' ? [words] : []))),
          })} `}</span>
          <a
            href={`#${PLACE_FIELD}`}
            onClick={(event) => {
              event.preventDefault();
              choosePlace(onOpenFilters);
            }}
          >
            {t('found.choose_place')}
          </a>
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
      {read.length > 0 && (
        <p className={styles.note}>
          <span>{`${t('found.read', { names: intl.formatList(read) })} `}</span>
          {corrections.length === 0 && link(literal, t('found.words_instead'))}
        </p>
      )}
      {offers.map(({ kind, words, label, change }) => (
        <p key={`${kind} ${words}`} className={styles.note}>
          {linkTo(change, t(OFFERS[kind], { name: label[language] }))}
        </p>
      ))}
    </>
  );
}
