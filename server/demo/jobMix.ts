import { REGIONS } from '#domain/vocabulary/locations';
import type { Random } from './random';
import type { RoleProfile } from './roleProfiles';
import { ROLE_PROFILES } from './roleProfiles';

/** A profession, a field and a region for one job. */
export interface JobKind {
  profile: RoleProfile;
  fieldId: string;
  region: string;
}

/** Roughly how much care each region buys; the others have weight 3. */
const REGION_WEIGHT: Readonly<Record<string, number>> = {
  'r-01': 20,
  'r-14': 17,
  'r-12': 13,
  'r-05': 6,
  'r-03': 5,
  'r-24': 5,
  'r-25': 5,
  'r-06': 4,
  'r-20': 4,
  'r-22': 4,
};
const OTHER_REGION_WEIGHT = 3;
/** Rounds over all regions before the weights decide. */
const TURNS = 8;

/**
 * `count` kinds in random order. Every profession occurs in each of its fields and every region
 * several times, so that no filter is empty; the rest follow the weights.
 */
export function drawJobKinds(count: number, random: Random): JobKind[] {
  const everyPair = ROLE_PROFILES.flatMap((profile) =>
    profile.fields.map((fieldId) => ({ profile, fieldId })),
  );
  const kinds = Array.from({ length: count }, (_none, index): JobKind => {
    const profile = random.weighted(ROLE_PROFILES, ({ weight }) => weight);
    const pair = everyPair[index] ?? { profile, fieldId: random.pick(profile.fields) };
    const turn = index < TURNS * REGIONS.length ? REGIONS[index % REGIONS.length] : undefined;
    const region =
      turn ?? random.weighted(REGIONS, ({ id }) => REGION_WEIGHT[id] ?? OTHER_REGION_WEIGHT);
    return { ...pair, region: region.id };
  });
  return random.shuffled(kinds);
}
