import { workRoleById } from './lookup';

/**
 * Groups of professions that need a licence to practise in Sweden: patientsäkerhetslagen (2010:659),
 * chapter 4, section 1.
 */
const LICENSED_GROUPS: ReadonlySet<string> = new Set([
  'sjukskoterska',
  'specialistsjukskoterska',
  'lakare',
  'specialistlakare',
  'rehabilitering',
  'psykologi',
  'farmaci',
  'biomedicinsk-analytiker',
  'tandlakare',
]);

/** Outside of those groups. */
const LICENSED_ROLES: ReadonlySet<string> = new Set([
  'tandhygienist',
  'optiker',
  'medicinskt-ansvarig-sjukskoterska',
]);

/** In those groups: in training before the licence, or a title that none is needed for. */
const UNLICENSED_ROLES: ReadonlySet<string> = new Set([
  'underlakare',
  'at-lakare',
  'ptp-psykolog',
  'kurator',
  'rehabkoordinator',
  'cytodiagnostiker',
  'laboratorieassistent',
]);

/** Whether a profession needs a Swedish licence to practise. */
export function isLicensedRole(workRole: string): boolean {
  if (UNLICENSED_ROLES.has(workRole)) return false;
  const group = workRoleById(workRole)?.group ?? '';
  return LICENSED_ROLES.has(workRole) || LICENSED_GROUPS.has(group);
}

/** Groups whose members have the licence of another group. */
export const GROUP_WITH_LICENCE: Readonly<Record<string, string>> = {
  specialistsjukskoterska: 'sjukskoterska',
  specialistlakare: 'lakare',
};

/** In those groups, with a licence of their own: the same act, chapter 4, section 1. */
const OWN_LICENCE: ReadonlySet<string> = new Set(['barnmorska', 'rontgensjukskoterska']);

/**
 * The same for professions of different groups that need the same licence; null for one that needs none.
 * Within a group licences are not told apart: a physiotherapist's is not an occupational therapist's.
 */
export function licenceOf(workRole: string): string | null {
  if (!isLicensedRole(workRole)) return null;
  const group = workRoleById(workRole)?.group ?? '';
  if (group === '' || OWN_LICENCE.has(workRole)) return workRole;
  return GROUP_WITH_LICENCE[group] ?? group;
}
