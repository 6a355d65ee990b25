import type { WorkRole } from '../types';

/** `[id, Swedish name, English name, SSYK 2012 code]`; the id is the name's slug and never changes. */
export type RoleRow = readonly [id: string, sv: string, en: string, ssyk?: string];

/** Makes the roles of one group ('' for none) from their rows. */
export function rolesOf(group: string, rows: readonly RoleRow[]): WorkRole[] {
  return rows.map(([id, sv, en, ssyk]) => ({
    id,
    pathId: id,
    group,
    text: { sv, en },
    ...(ssyk && { ssyk }),
  }));
}
