import type { HourlyRate, PayBasis } from '#domain/jobs/job';
import type { AppLocation } from '#domain/vocabulary/types';
import type { Random } from '../random';
import type { RoleProfile } from '../roleProfiles';
import { type RateRange, usualRange } from './payGroups';
import { zoneOf } from './zones';

/** SEK: ads state whole tens of an invoice, and wages of fives. */
const STEP = {
  consultant_invoice: 10,
  consultant_salary: 5,
  hourly_employment: 5,
} as const satisfies Record<PayBasis, number>;

/**
 * A rate within the profession's usual range in this place, mostly in its lower half. One specialist
 * doctor in fourteen works where specialists are so scarce that the rate is in its upper part.
 */
export function jobRate(
  {
    profile: { family, pay },
    employmentTypes,
    municipality,
  }: {
    profile: Pick<RoleProfile, 'family' | 'pay'>;
    employmentTypes: readonly string[];
    municipality: AppLocation;
  },
  random: Random,
): HourlyRate {
  const isScarce = family === 'specialistDoctor' && random.chance(1 / 14);
  const place = random.next() ** (isScarce ? 0.3 : 1.4);
  const width = random.chance(0.25) ? 0 : random.next() * 0.12;
  const basis = payBasis(family, employmentTypes, random);
  const { low, high } = inSteps(usualRange(pay, basis, zoneOf(municipality)), STEP[basis]);
  const start = low + place * (high - low);
  const within = (rate: number) =>
    Math.min(high, Math.max(low, Math.round(rate / STEP[basis]) * STEP[basis]));
  return { min: within(start), max: within(start * (1 + width)), basis };
}

function payBasis(
  family: RoleProfile['family'],
  employmentTypes: readonly string[],
  random: Random,
): PayBasis {
  if (!employmentTypes.includes('konsult')) return 'hourly_employment';
  const ownCompany = family === 'doctor' || family === 'specialistDoctor' ? 0.75 : 0.2;
  return random.chance(ownCompany) ? 'consultant_invoice' : 'consultant_salary';
}

/** The steps that lie within a range. */
function inSteps({ low, high }: RateRange, step: number): RateRange {
  return { low: Math.ceil(low / step) * step, high: Math.floor(high / step) * step };
}
