import { workRoleById } from '#domain/vocabulary/lookup';
import { lowerName } from './fill';

const SPECIALIST = /^Specialistläkare (.+)$/u;
/** Specialities whose short name needs another form after "i". */
const AFTER_IN: Readonly<Record<string, string>> = {
  infektion: 'infektionssjukdomar',
  'öron-näsa-hals': 'öron-, näs- och halssjukdomar',
};

/** A role inside a sentence: `IVA-sjuksköterska`, `specialistläkare i psykiatri`. */
export function roleName(roleId: string): string {
  const role = workRoleById(roleId);
  if (!role) throw new Error(`There is no work role ${roleId}`);
  const speciality = SPECIALIST.exec(role.text.sv)?.[1];
  if (!speciality) return lowerName(role.text.sv);
  return `specialistläkare i ${AFTER_IN[speciality] ?? speciality}`;
}
