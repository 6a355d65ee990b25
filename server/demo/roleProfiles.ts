import profiles from './data/roleProfiles.json';
import { oneOf } from './oneOf';
import { PAY_GROUP_IDS, type PayGroupId } from './pay/payGroups';
import { FAMILIES, type Family } from './texts/familyTexts';

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

/** One profile for each profession of the vocabulary. */
export const ROLE_PROFILES: readonly RoleProfile[] = profiles.map((profile) => ({
  ...profile,
  family: oneOf(FAMILIES, profile.family),
  pay: oneOf(PAY_GROUP_IDS, profile.pay),
}));
