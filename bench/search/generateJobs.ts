import { addDays } from '#domain/calendar/days';
import type { Job } from '#domain/jobs/job';
import { EMPLOYMENT_TYPES } from '#domain/vocabulary/employmentTypes';
import { MUNICIPALITIES } from '#domain/vocabulary/locations';
import { SYSTEMS } from '#domain/vocabulary/systems';
import { WORK_FIELDS } from '#domain/vocabulary/workFields';
import { WORKING_HOURS } from '#domain/vocabulary/workingHours';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import { runningText } from './generateText';
import { type Random, randomFrom } from './random';

export const BENCH_TODAY = '2026-03-02';
const NEWEST = Date.parse('2026-03-02T08:00:00Z');
const FIELDS = WORK_FIELDS.filter(({ isGroup }) => !isGroup);
const FIRST_PARTS = ['Björk', 'Ek', 'Lind', 'Sten', 'Sjö', 'Berg', 'Ny', 'Väster', 'Öster', 'Hög'];
const MIDDLE_PARTS = ['a', 'e', 'o', 'ar', 'en', 'es', 'ul', 'ings'];
const LAST_PARTS = [
  'holm',
  'by',
  'hamn',
  'vik',
  'torp',
  'lund',
  'ås',
  'dal',
  'fors',
  'näs',
  'sund',
];
const TITLES = ['till', 'sökes till', 'för uppdrag på', 'vikariat', 'sommaruppdrag', 'natt'];

/** `count` jobs one by one, skewed like real ones: a few cities and professions have most. */
export function* generateJobs(count: number): Generator<Job> {
  const random = randomFrom(count);
  for (let number = 0; number < count; number += 1) yield aBenchJob(number, random);
}

function aBenchJob(number: number, random: Random): Job {
  const role = random.skewed(WORK_ROLES);
  const place = random.skewed(MUNICIPALITIES);
  const fields = [random.skewed(FIELDS), ...(random.chance(0.4) ? [random.one(FIELDS)] : [])];
  const min = 500 + 10 * Math.floor(random.below(150) * random.below(200) * 0.01);
  const startsOn = random.chance(0.2) ? null : addDays(BENCH_TODAY, random.below(150));
  const id = `b-${number}`;
  return {
    id,
    slug: id,
    status: 'open',
    title: `${role.text.sv} ${random.one(TITLES)} ${fields[0]?.text.sv} ${place.name}`,
    workRole: role.id,
    workFields: [...new Set(fields.map((field) => field.id))],
    location: random.chance(0.03) ? place.regionId : place.id,
    employmentTypes: [random.skewed(EMPLOYMENT_TYPES).id],
    systems: some(SYSTEMS, random),
    timeOfDay: some(WORKING_HOURS, random),
    onCallDuty: random.chance(0.15),
    hourlyRate: random.chance(0.1)
      ? null
      : // An invoice is compared as it is, so that the queries' limits select what they are made for
        { min, max: min + 10 * random.below(30), basis: 'consultant_invoice' },
    startsOn,
    endsOn: random.chance(0.15) ? null : addDays(startsOn ?? BENCH_TODAY, 7 + random.below(180)),
    hoursPerWeek: 40,
    closesOn: addDays(BENCH_TODAY, random.below(120) - 6),
    publishedAt: new Date(NEWEST - random.below(90 * 86_400) * 1000).toISOString(),
    workplace: {
      name: `${random.one(['Vårdcentralen', 'Sjukhuset', 'Kliniken'])} ${placeName(random)}`,
      careProvider: 'Exempelvård',
      unit: null,
      about: null,
    },
    description: [runningText(random)],
    requirements: [],
    meritorious: [],
    contact: null,
    questionnaire: [],
    employerId: null,
    source: { name: 'vikari', id, url: null, datesRebased: false },
  };
}

function some(options: readonly { id: string }[], random: Random): string[] {
  const first = random.skewed(options).id;
  return random.chance(0.5) ? [first] : [...new Set([first, random.one(options).id])];
}

/** An invented place name, one of some thousands: a dictionary of real ads has many such words. */
function placeName(random: Random): string {
  const middle = `${random.one(MIDDLE_PARTS)}${random.one(MIDDLE_PARTS)}`;
  return `${random.one(FIRST_PARTS)}${middle}${random.one(LAST_PARTS)}`;
}
