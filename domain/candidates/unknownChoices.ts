import {
  employmentTypeById,
  locationById,
  systemById,
  workFieldById,
  workRoleById,
} from '#domain/vocabulary/lookup';

const FINDERS = {
  professions: workRoleById,
  workfields: workFieldById,
  locations: locationById,
  employmentTypes: employmentTypeById,
  systems: systemById,
  // As the preferences name them (part 3)
  workRoles: workRoleById,
  workFields: workFieldById,
} as const;

const LISTS = [
  'professions',
  'workfields',
  'locations',
  'employmentTypes',
  'systems',
  'workRoles',
  'workFields',
] as const satisfies readonly (keyof typeof FINDERS)[];

/** Chosen ids by list; an absent list is skipped. */
export type Choices = { readonly [List in keyof typeof FINDERS]?: readonly string[] };

/**
 * The chosen ids that the vocabulary does not have.
 *
 * @returns message ids by path (`workfields[2]`), as an error body's `fields`; empty when all
 * exist.
 */
export function unknownChoices(choices: Choices): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const list of LISTS) {
    for (const [index, id] of (choices[list] ?? []).entries()) {
      if (!FINDERS[list](id)) fields[`${list}[${index}]`] = 'validation.unknown_id';
    }
  }
  return fields;
}
