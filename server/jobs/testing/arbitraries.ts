import fc from 'fast-check';
import { requirements, candidate as someone } from '#domain/eligibility/testing/arbitraries';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import type { CommandField } from '#domain/jobs/filterFields';
import type { Job } from '#domain/jobs/job';
import { PAY_BASES } from '#domain/jobs/job';
import { PROVISIONS } from '#domain/jobs/jobFacts';
import { aJob } from '#domain/jobs/testing/aJob';
import type { SearchTerm } from '#domain/search/understand';
import type { Unwanted } from '#domain/search/unwanted';
import { someTerms, wholeTerms } from '#domain/terms/testing/arbitraries';
import { fold } from '#domain/text/fold';
import type { Ranking } from '../index/ranking';
import type { JobChanges } from '../jobIndex';

/** Few values, so that random filters find something and random jobs tie. */
export const TODAY = '2026-03-02';
const DAYS = ['2026-03-01', TODAY, '2026-03-03', '2026-04-15'];
/** Also days by which a candidate's qualifying period may have ended. */
const STARTS = [...DAYS, '2026-11-01', '2027-09-01'];
const LOCATIONS = ['m-0180', 'm-0184', 'm-1280', 'r-01', 'r-12', 'r-24'];
const ROLES = ['sjukskoterska', 'ambulanssjukskoterska', 'barnmorska', 'lakare'];
const FIELDS = ['akut-och-intensivvard', 'akutmottagning', 'intensivvard', 'operation'];
const TYPES = ['konsult', 'vikariat', 'sommarjobb'];
const SYSTEMS = ['takecare', 'cosmic', 'melior'];
const TIMES = ['day', 'evening', 'night'];
const PROVIDED = ['paid', 'arranged'];
/**
 * On and beside the bounds and what filters choose, as an invoice and as a wage: 365 kr of wage is
 * worth 500, 438 worth 600.
 */
const RATES = [200, 364, 365, 437, 438, 439, 500, 590, 600, 610, 1000, 2555, 3450, 3500, 4000];
const TITLES = ['Natt på IVA', 'Sommarvikarie', 'Sjuksköterska sökes', 'Läkare, vårdcentral', ''];
/** Among words of titles, misspelt and inflected ones, and some with the beginnings of others. */
const BODIES = [
  'Vi söker en sjuksköterska till natten',
  'Trygg triage, överlakare',
  'Du vårdar barn i Stockholm',
  'journalsystemet TakeCare 2026',
];
const TEXTS = [
  '',
  'iva',
  'sjuksköterska',
  'sjukskötreska',
  'stokholm',
  'natt iva',
  'xyzzy',
  'l?',
  'tria',
  'cosmik',
];
const FORMS = [
  'sjuksköterskor',
  'natten',
  'iva',
  'takecare',
  'vårdar barn',
  'laka',
  'stokholm',
  'sommarvikarie natt',
  '2025',
  'saknas',
];

/** Of a job that may state no dates. */
const IMPORTED: Job['source'] = {
  name: 'jobtech',
  id: '1',
  url: null,
  applyUrl: null,
  extent: null,
  datesRebased: false,
};

const some = (values: string[]) => fc.subarray(values, { maxLength: 2 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const rate = fc
  .tuple(fc.constantFrom(...RATES), fc.constantFrom(...RATES), fc.constantFrom(...PAY_BASES))
  .map(([a, b, basis]) => ({ min: Math.min(a, b), max: Math.max(a, b), basis }));

/** A job with one of `ids` ids, mostly open. */
export const job = (ids: number): fc.Arbitrary<Job> =>
  fc
    .record({
      id: fc.nat(ids - 1).map((number) => `v-${number}`),
      status: fc.constantFrom<Job['status']>('open', 'open', 'open', 'disabled', 'deleted'),
      title: fc.constantFrom(...TITLES),
      workRole: fc.constantFrom(...ROLES),
      workFields: some(FIELDS),
      location: maybe(fc.constantFrom(...LOCATIONS)),
      employmentTypes: some(TYPES),
      systems: some(SYSTEMS),
      timeOfDay: some(TIMES),
      onCallDuty: fc.boolean(),
      travel: maybe(fc.constantFrom(...PROVISIONS, undefined)),
      housing: maybe(fc.constantFrom(...PROVISIONS, undefined)),
      hourlyRate: maybe(rate),
      requires: maybe(requirements),
      terms: fc.oneof(fc.constant(undefined), maybe(someTerms), wholeTerms, wholeTerms),
      startsOn: maybe(fc.constantFrom(...STARTS)),
      endsOn: maybe(fc.constantFrom(...DAYS)),
      description: some(BODIES),
      meritorious: some(BODIES),
      closesOn: fc.constantFrom(...DAYS),
      publishedAt: fc.nat(5).map((hour) => `2026-02-01T0${hour}:00:00.000Z`),
      source: fc.constantFrom<Job['source']>(aJob().source, IMPORTED),
    })
    .map(aJob);

const terms = (literal: fc.Arbitrary<boolean>): fc.Arbitrary<SearchTerm[]> =>
  fc.array(
    fc
      .tuple(fc.subarray(FORMS, { minLength: 1, maxLength: 2 }), literal, fc.boolean())
      .map(([anyOf, isLiteral, inNames]) => ({
        written: anyOf[0] ?? '',
        anyOf: anyOf.map(fold),
        literal: isLiteral,
        ...(inNames && { inNames }),
      })),
    { maxLength: 2 },
  );

const unwanted = (literal: fc.Arbitrary<boolean>): fc.Arbitrary<Unwanted[]> =>
  fc.array(
    fc.record({
      values: fc.subarray<Unwanted['values'][number]>(
        [
          { part: 'timeOfDay', ids: ['night'] },
          { part: 'workroles', ids: ['sjukskoterska', 'lakare'] },
          { part: 'onCallDuty' },
          { part: 'withoutLicence' },
          { part: 'period', fromDate: TODAY, toDate: '2026-03-03' },
        ],
        { minLength: 1, maxLength: 2 },
      ),
      terms: terms(literal),
    }),
    { maxLength: 2 },
  );

/** Terms, a profession to put first, and what is left out. */
export const ranking = (literal: fc.Arbitrary<boolean> = fc.boolean()): fc.Arbitrary<Ranking> =>
  fc.record({
    terms: terms(literal),
    role: maybe(fc.constantFrom(...ROLES)),
    unwanted: unwanted(literal),
  });

/** Changed jobs and removed ids, some of them unknown. */
export const changes = (
  ids: number,
  length: fc.ArrayConstraints = { maxLength: 12 },
): fc.Arbitrary<Required<Omit<JobChanges, 'written'>>> =>
  fc.record({
    changed: fc.array(job(ids), length),
    removed: fc.array(
      fc.nat(ids).map((number) => `v-${number}`),
      { maxLength: 3 },
    ),
  });

/** The candidate who searches; null: a visitor. */
export const candidate = maybe(someone(TODAY, ROLES));

const bound = fc.constantFrom(null, 500, 600, 700, 1000, 3500);

const narrow: fc.Arbitrary<JobFilter> = fc
  .record(
    {
      locations: some(LOCATIONS),
      workroles: some([...ROLES, 'kurator']),
      workfields: some(FIELDS),
      workfieldGroup: maybe(fc.constantFrom(...FIELDS)),
      employmentTypes: some(TYPES),
      systems: some(SYSTEMS),
      timeOfDay: some(TIMES),
      onCallDuty: fc.boolean(),
      newGraduates: fc.boolean(),
      withoutLicence: fc.boolean(),
      wholeTerms: fc.boolean(),
      travel: some(PROVIDED),
      housing: some(PROVIDED),
      onlyEligible: fc.boolean(),
      minHourlyRate: bound,
      maxHourlyRate: bound,
      minShare: maybe(fc.constantFrom(10, 50, 90)),
      maxShare: maybe(fc.constantFrom(50, 89, 100)),
      fromDate: maybe(fc.constantFrom(...DAYS)),
      toDate: maybe(fc.constantFrom(...DAYS)),
      text: fc.constantFrom(...TEXTS),
      // Of every field, so that a new one is asked for as well
    } satisfies Record<Exclude<keyof JobFilter, CommandField>, fc.Arbitrary<unknown>>,
    { requiredKeys: [] },
  )
  .map((set) => ({ ...EMPTY_FILTER, ...set }));

/** Finds many jobs, so that their order matters. */
const wide: fc.Arbitrary<JobFilter> = fc
  .record({ workroles: fc.subarray(ROLES), fromDate: maybe(fc.constantFrom(...DAYS)) })
  .map((set) => ({ ...EMPTY_FILTER, ...set }));

export const filter = fc.oneof(narrow, wide);
