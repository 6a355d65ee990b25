import type { PayGroupId } from '../pay/payGroups';
import type { Family } from '../texts/families/familyTexts';

/** The facts about a profession that demo jobs are made from. */
export interface RoleProfile {
  role: string;
  family: Family;
  /** How common its ads are, relative to the other professions. */
  weight: number;
  /** Whose rates are usual for it. */
  pay: PayGroupId;
  /** The work fields that ask for it. */
  fields: readonly string[];
  /** The formal competence that every such ad asks for. */
  formal: string;
}

/** `[role, weight, group of pay, fields by space, formal competence]` */
export type ProfileRow = readonly [
  role: string,
  weight: number,
  pay: PayGroupId,
  fields: string,
  formal: string,
];

/** Makes the profiles of one family from their rows. */
export function profilesOf(family: Family, rows: readonly ProfileRow[]): RoleProfile[] {
  return rows.map(([role, weight, pay, fields, formal]) => ({
    role,
    family,
    weight,
    pay,
    fields: fields.split(' '),
    formal,
  }));
}
