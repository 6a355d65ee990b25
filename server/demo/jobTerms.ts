import { addDays } from '#domain/calendar/days';
import type { Job } from '#domain/jobs/job';
import type { AppLocation } from '#domain/vocabulary/types';
import { jobRate } from './pay/jobRate';
import type { Random } from './random';
import type { RoleProfile } from './roleProfiles';
import type { FieldText } from './texts/fieldTexts';

/** The period and the pay of a demo job. */
export type JobTerms = Pick<
  Job,
  | 'employmentTypes'
  | 'timeOfDay'
  | 'onCallDuty'
  | 'hourlyRate'
  | 'startsOn'
  | 'endsOn'
  | 'hoursPerWeek'
  | 'closesOn'
>;

/** Days until the last jobs close. */
const LONGEST_UNTIL_CLOSING = 120;

const EMPLOYMENT_TYPES: readonly { ids: readonly string[]; weight: number }[] = [
  { ids: ['konsult'], weight: 62 },
  { ids: ['konsult', 'timanstallning'], weight: 7 },
  { ids: ['vikariat'], weight: 12 },
  { ids: ['timanstallning'], weight: 6 },
  { ids: ['visstid'], weight: 4 },
  { ids: ['sommarjobb'], weight: 5 },
  { ids: ['tillsvidare'], weight: 4 },
];

const SHIFTS: Readonly<
  Record<FieldText['hours'], readonly { times: readonly string[]; weight: number }[]>
> = {
  office: [{ times: ['day'], weight: 1 }],
  clinic: [
    { times: ['day'], weight: 6 },
    { times: ['day', 'evening'], weight: 3 },
    { times: ['day', 'weekend'], weight: 1 },
  ],
  shift: [
    { times: ['day', 'evening'], weight: 4 },
    { times: ['rotating'], weight: 4 },
    { times: ['night'], weight: 3 },
    { times: ['day'], weight: 2 },
    { times: ['day', 'evening', 'weekend'], weight: 2 },
    { times: ['evening', 'weekend'], weight: 1 },
    { times: ['night', 'weekend'], weight: 1 },
  ],
};

/** Picks the terms of one job of `profile` in `field` and a municipality, relative to a day. */
export function jobTerms(
  {
    profile,
    field,
    municipality,
    today,
  }: { profile: RoleProfile; field: FieldText; municipality: AppLocation; today: string },
  random: Random,
): JobTerms {
  const employmentTypes = random.weighted(EMPLOYMENT_TYPES, ({ weight }) => weight).ids;
  const permanent = employmentTypes.includes('tillsvidare');
  const closesIn = Math.floor(random.next() ** 1.7 * (LONGEST_UNTIL_CLOSING + 1));
  const closesOn = addDays(today, closesIn);
  const { startsOn, endsOn } = employmentTypes.includes('sommarjobb')
    ? summerPeriod(closesOn, random)
    : period(closesOn, random);
  return {
    employmentTypes: [...employmentTypes],
    timeOfDay: [...random.weighted(SHIFTS[field.hours], ({ weight }) => weight).times],
    onCallDuty: random.chance(onCallChance(profile, field)),
    hourlyRate: permanent ? null : jobRate({ profile, employmentTypes, municipality }, random),
    startsOn,
    endsOn: permanent ? null : endsOn,
    hoursPerWeek: random.pick([20, 24, 28, 30, 32, 34, 36, 36, 38, 38, 40, 40, 40, 40]),
    closesOn,
  };
}

function period(closesOn: string, random: Random): { startsOn: string; endsOn: string } {
  const startsOn = addDays(closesOn, random.integer(3, 35));
  return { startsOn, endsOn: addDays(startsOn, random.integer(2, 36) * 7 - 1) };
}

/** The next June after the closing day, for eight to twelve weeks. */
function summerPeriod(closesOn: string, random: Random): { startsOn: string; endsOn: string } {
  const year = Number(closesOn.slice(0, 4));
  const june = closesOn < `${year}-06-01` ? year : year + 1;
  const startsOn = `${june}-06-${String(random.integer(1, 25)).padStart(2, '0')}`;
  return { startsOn, endsOn: addDays(startsOn, random.integer(8, 12) * 7 - 1) };
}

function onCallChance({ family, role }: RoleProfile, { care, hours }: FieldText): number {
  if (care !== 'hospital') return 0.02;
  if (family === 'specialistDoctor') return 0.5;
  if (family === 'doctor') return 0.35;
  if (role === 'operationssjukskoterska' || role === 'anestesisjukskoterska') return 0.3;
  return hours === 'shift' ? 0.06 : 0.03;
}
