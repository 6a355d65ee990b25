import type { JobFilter } from '#domain/jobs/filter';
import type { FilterPart } from '#domain/jobs/filterFields';
import type { UnderstoodText } from '#domain/search/understood';
import type { Words } from '../../../i18n/intl';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';
import { filterChips } from './filterChips';
import type { JobFilterChip } from './jobFilterChip';
import { type ListSubject, whereText } from './listTitle';

/** "Skåne län + 2": a heading has room for one name of a part. */
function firstOf([first, ...others]: readonly string[], { t }: Words): string | undefined {
  return first && others.length > 0 ? t('jobs.bar.more', { first, others: others.length }) : first;
}

/** What a list is of, for its heading: "Sjuksköterska i Umeå · Natt". '' without a filter. */
export function filterTitle(
  filter: JobFilter,
  vocabulary: SearchVocabulary,
  words: Words,
  understood: UnderstoodText | null,
): string {
  const chips = filterChips(filter, vocabulary, words, understood);
  const labels = (wanted: FilterPart) =>
    chips.filter(({ part }) => part === wanted).map(({ label }) => label);
  const of = firstOf(labels('workroles'), words);
  const place = firstOf(labels('locations'), words);
  const subject = of && place ? `${of} ${whereText(words, place)}` : (of ?? place);
  const rest = chips.filter(({ part }) => part !== 'workroles' && part !== 'locations');
  return [...(subject ? [subject] : []), ...rest.map(({ label }) => label)].join('\u00a0· ');
}

/** What a filter's list is of: its profession and its place, where there is one of each. */
export function listSubject(
  filter: JobFilter,
  vocabulary: SearchVocabulary,
  words: Words,
  understood: UnderstoodText | null,
): ListSubject {
  const chips = filterChips(filter, vocabulary, words, understood);
  const only = (wanted: FilterPart): JobFilterChip | null => {
    const [first, other] = chips.filter(({ part }) => part === wanted);
    return first && !other ? first : null;
  };
  const role = only('workroles');
  // A group is no profession that an assignment could be "as"
  const isGroup = role !== null && !role.isRead && filter.workroles.length > 1;
  return { role: (!isGroup && role?.label) || null, place: only('locations')?.label ?? null };
}
