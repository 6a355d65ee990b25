import { workRoleById } from './lookup';

/** The groups of professions whose members may have a prescriber code. */
const PRESCRIBERS: ReadonlySet<string> = new Set([
  'sjukskoterska',
  'specialistsjukskoterska',
  'lakare',
  'specialistlakare',
  'tandlakare',
]);

/** Whether a person of a profession may have a prescriber code. */
export function mayPrescribe(workRole: string): boolean {
  return PRESCRIBERS.has(workRoleById(workRole)?.group ?? '');
}
