import { rolesSelectedWith } from '#domain/jobs/selection';
import type { NamedRole } from '../vocabulary/searchVocabulary';

/**
 * The roles chosen after a change of check boxes: an added role adds all of its group (part 5); a
 * removed one is removed alone, so that a group can be narrowed.
 */
export function stageRoles(
  before: readonly string[],
  after: readonly string[],
  roles: readonly NamedRole[],
): string[] {
  const came = after.filter((id) => !before.includes(id));
  return [...new Set([...after, ...came.flatMap((id) => rolesSelectedWith(id, roles))])];
}
