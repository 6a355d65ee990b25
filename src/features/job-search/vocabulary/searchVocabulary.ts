import type { JobFilter } from '#domain/jobs/filter';
import { FILTER_FIELDS, LIST_PARTS, type ListPart, recordOf } from '#domain/jobs/filterFields';
import type { Language, Text } from '#domain/language';
import { locationName } from '#domain/vocabulary/locationName';
import type { AppLocation, Constants, WorkField, WorkRole } from '#domain/vocabulary/types';

/** Something with a name in the page's language. */
export interface Named {
  id: string;
  label: string;
}

type NamedRole = Named & Pick<WorkRole, 'group'>;
export type NamedField = Named & Pick<WorkField, 'isGroup' | 'group' | 'iconId'>;
export type NamedPlace = Named & Pick<AppLocation, 'key' | 'kind' | 'regionId'>;

/** The lists of a filter whose options are plain names. */
export type PlainList = Exclude<ListPart, 'locations' | 'workroles' | 'workfields'>;

const isPlain = (part: ListPart): part is PlainList =>
  part !== 'locations' && part !== 'workroles' && part !== 'workfields';

/** The names that a search shows, in one language. */
export interface SearchVocabulary extends Record<PlainList, Named[]> {
  /** Headings over the roles, '' last. */
  roleGroups: Named[];
  roles: NamedRole[];
  /** Each group followed by its fields. */
  fields: NamedField[];
  places: NamedPlace[];
}

/** The places and systems that a first screen needs; the rest is loaded with the filters. */
type Wanted = Pick<JobFilter, 'locations' | 'systems'>;

/**
 * The vocabulary in one language.
 *
 * @param wanted - keeps only those municipalities and systems that a filter names: the long lists
 * are larger than the rest of a page. Everything when left out.
 */
export function searchVocabulary(
  constants: Constants,
  language: Language,
  wanted?: Wanted,
): SearchVocabulary {
  const named = ({ id, text }: { id: string; text: Text | string }): Named => ({
    id,
    label: typeof text === 'string' ? text : text[language],
  });
  // There are as many systems as places: a first screen needs only those that the filter names.
  const isWanted = (part: PlainList, id: string) =>
    part !== 'systems' || !wanted || wanted.systems.includes(id);
  return {
    roleGroups: constants.workroleGroups.map(named),
    roles: constants.workroles.map((role) => ({ ...named(role), group: role.group })),
    fields: constants.workfields.map((field) => ({
      ...named(field),
      isGroup: field.isGroup,
      group: field.group,
      ...(field.iconId && { iconId: field.iconId }),
    })),
    places: constants.appLocations
      .filter(({ id, kind }) => !wanted || kind === 'region' || wanted.locations.includes(id))
      .map(({ id, name, key, kind, regionId }) => ({
        id,
        label: locationName(name, language),
        key,
        kind,
        regionId,
      })),
    ...recordOf(LIST_PARTS.filter(isPlain), (part) =>
      constants[FILTER_FIELDS[part].vocabulary].map(named).filter(({ id }) => isWanted(part, id)),
    ),
  };
}

/** True when every place and system that a filter names has its name in the vocabulary. */
export function namesAll(vocabulary: SearchVocabulary, { locations, systems }: Wanted): boolean {
  const known = (options: readonly Named[], ids: readonly string[]) =>
    ids.every((id) => options.some((option) => option.id === id));
  return known(vocabulary.places, locations) && known(vocabulary.systems, systems);
}
