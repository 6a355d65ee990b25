import type { Constants } from '#domain/vocabulary/types';
import type { ListPart } from './filterParts';

/** The ids that each list of the filter may hold. */
export type KnownIds = Readonly<Record<ListPart, ReadonlySet<string>>>;

/** The lists of the constants that the filter's ids come from. */
export type FilterVocabulary = Pick<
  Constants,
  | 'appLocations'
  | 'workroles'
  | 'workfields'
  | 'employmentTypes'
  | 'systemKnowledgeOptions'
  | 'workingHours'
>;

const idsOf = (options: readonly { id: string }[]) => new Set(options.map(({ id }) => id));

/** Every id that a filter may name. */
export function knownIdsOf(vocabulary: FilterVocabulary): KnownIds {
  return {
    locations: idsOf(vocabulary.appLocations),
    workroles: idsOf(vocabulary.workroles),
    workfields: idsOf(vocabulary.workfields),
    employmentTypes: idsOf(vocabulary.employmentTypes),
    systems: idsOf(vocabulary.systemKnowledgeOptions),
    timeOfDay: idsOf(vocabulary.workingHours),
  };
}
