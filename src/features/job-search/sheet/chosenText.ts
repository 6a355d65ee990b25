import type { JobFilter } from '#domain/jobs/filter';
import type { Words } from '../../../i18n/intl';
import { filterChips } from '../query/filterChips';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';

/** So many names are shown of what is chosen in a folded group. */
const SHOWN = 2;

/** "Malmö, Lund + 3"; '' for no names. */
export function namesText(names: readonly string[], { t }: Words): string {
  const first = names.slice(0, SHOWN).join(', ');
  const others = names.length - SHOWN;
  return others > 0 ? t('jobs.bar.more', { first, others }) : first;
}

/** What is chosen in a part of the filter. */
export function chosenText(
  part: string,
  filter: JobFilter,
  vocabulary: SearchVocabulary,
  words: Words,
): string {
  const chips = filterChips(filter, vocabulary, words).filter((chip) => chip.part === part);
  return namesText(
    chips.map(({ label }) => label),
    words,
  );
}
