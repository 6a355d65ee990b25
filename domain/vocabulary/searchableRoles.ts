import type { WorkRole } from './types';

/** The role groups that the search dropdown leaves out (the specification's part 5). */
const EXCLUDED_ROLE_GROUPS: readonly string[] = [
  'biomedicinsk-analytiker',
  'tandlakare',
  'chef',
  'tandskoterska',
];

/**
 * The roles that the search dropdown offers. On mobile the roles without a group, "Andra" /
 * "Other", are left out too (part 5).
 */
export function searchableRoles<Role extends Pick<WorkRole, 'group'>>(
  roles: readonly Role[],
  device: { isMobile: boolean },
): Role[] {
  return roles.filter(
    ({ group }) => !EXCLUDED_ROLE_GROUPS.includes(group) && !(device.isMobile && group === ''),
  );
}
