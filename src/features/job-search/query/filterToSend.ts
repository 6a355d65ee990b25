import type { JobFilter } from '#domain/jobs/filter';
import { rolesSelectedWith } from '#domain/jobs/selection';
import type { NamedRole } from '../vocabulary/searchVocabulary';

/**
 * The filter that a search for the draft sends: a profession chosen since the last search adds its
 * group, itself first (decision 27 of the specification). Unchanged professions stay as they are,
 * so that a group that was narrowed in the sheet is not widened by another choice of place.
 */
export function filterToSend(
  draft: JobFilter,
  inForce: JobFilter,
  roles: readonly NamedRole[],
): JobFilter {
  const [role, ...others] = draft.workroles;
  const untouched = draft.workroles === inForce.workroles;
  if (role === undefined || others.length > 0 || untouched) return draft;
  return { ...draft, workroles: rolesSelectedWith(role, roles) };
}
