import type { Family } from '../texts/families/familyTexts';

/** What the demo knows of a profession on the market. */
export interface RoleProfile {
  role: string;
  family: Family;
  /** How common its ads are, beside the other professions. */
  weight: number;
  /** The usual span, SEK per hour. */
  rate: { low: number; high: number };
  /** Work fields it is asked for in. */
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
