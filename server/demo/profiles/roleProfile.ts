import type { Family } from '../texts/families/familyTexts';

/** The facts about a profession that demo jobs are made from. */
export interface RoleProfile {
  role: string;
  family: Family;
  /** How common its ads are, relative to the other professions. */
  weight: number;
  /** The usual range, SEK per hour. */
  rate: { low: number; high: number };
  /** The work fields that ask for it. */
  fields: readonly string[];
  /** The formal competence that every such ad asks for. */
  formal: string;
}

/** `[role, weight, low, high, fields by space, formal competence]` */
export type ProfileRow = readonly [
  role: string,
  weight: number,
  low: number,
  high: number,
  fields: string,
  formal: string,
];

/** Makes the profiles of one family from their rows. */
export function profilesOf(family: Family, rows: readonly ProfileRow[]): RoleProfile[] {
  return rows.map(([role, weight, low, high, fields, formal]) => ({
    role,
    family,
    weight,
    rate: { low, high },
    fields: fields.split(' '),
    formal,
  }));
}
