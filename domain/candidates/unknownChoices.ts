import {
  employmentTypeById,
  locationById,
  workFieldById,
  workRoleById,
} from '#domain/vocabulary/lookup';

const FINDERS = {
  professions: workRoleById,
  workfields: workFieldById,
  locations: locationById,
  employmentTypes: employmentTypeById,
} as const;

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
  for (const list of ['professions', 'workfields', 'locations', 'employmentTypes'] as const) {
    for (const [index, id] of (choices[list] ?? []).entries()) {
      if (!FINDERS[list](id)) fields[`${list}[${index}]`] = 'validation.unknown_id';
    }
  }
  return fields;
}
