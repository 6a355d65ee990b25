import type { JobFilter } from '#domain/jobs/filter';
import type { FilterPart } from '#domain/jobs/filterFields';
import { roleThatSelected } from '#domain/jobs/selection';
import type { UnderstoodText } from '#domain/search/understood';
import type { Words } from '../../../i18n/intl';
import { prepositionOf } from '../landing/sentence';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';
import { filterChips } from './filterChips';

/** "Skåne län + 2": a heading has room for one name of a part. */
function firstOf([first, ...others]: readonly string[], { t }: Words): string | undefined {
  return first && others.length > 0 ? t('jobs.bar.more', { first, others: others.length }) : first;
}

/**
 * What a list is of, for its heading: "Sjuksköterska i Umeå · Natt". A profession that brought its
 * group is named alone. '' without a filter.
 */
export function filterTitle(
  filter: JobFilter,
  vocabulary: SearchVocabulary,
  words: Words,
  understood: UnderstoodText | null,
): string {
  const chips = filterChips(filter, vocabulary, words, understood);
  const labels = (wanted: FilterPart) =>
    chips.filter(({ part }) => part === wanted).map(({ label }) => label);
  const chosen = roleThatSelected(filter.workroles, vocabulary.roles);
  const role = vocabulary.roles.find(({ id }) => id === chosen)?.label;
  const of = role ?? firstOf(labels('workroles'), words);
  const place = firstOf(labels('locations'), words);
  const subject =
    of && place
      ? words.t('jobs.filtered.in', { of, preposition: prepositionOf(place), place })
      : (of ?? place);
  const rest = chips.filter(({ part }) => part !== 'workroles' && part !== 'locations');
  return [...(subject ? [subject] : []), ...rest.map(({ label }) => label)].join(' · ');
}
