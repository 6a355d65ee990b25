import type { Constants } from '#domain/vocabulary/types';
import { FILTER_FIELDS, LIST_PARTS, type ListPart, recordOf } from './filterFields';

/** The ids that each list of the filter may contain. */
export type KnownIds = Readonly<Record<ListPart, ReadonlySet<string>>>;

/** The lists of the constants that the filter's ids come from. */
export type FilterVocabulary = Pick<Constants, (typeof FILTER_FIELDS)[ListPart]['vocabulary']>;

const idsOf = (options: readonly { id: string }[]) => new Set(options.map(({ id }) => id));

/** Every id that a filter may contain. */
export function knownIdsOf(vocabulary: FilterVocabulary): KnownIds {
  return recordOf(LIST_PARTS, (part) => idsOf(vocabulary[FILTER_FIELDS[part].vocabulary]));
}
