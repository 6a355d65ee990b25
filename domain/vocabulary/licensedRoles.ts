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
