import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { filterJobsSchema } from '#domain/api/filterJobs.schema';
import { EMPTY_FILTER, type JobOrder, type JobSearch } from '#domain/jobs/filter';
import { readFilterQuery, writeFilterQuery } from '#domain/jobs/filterQuery';
import { searchToWire } from '#domain/jobs/filterWire';
import { encodePageToken } from '#domain/jobs/pageToken';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { holds } from '../../scripts/testing/holds';
import { parser } from '../http/parse';
import { parseFilterJobs } from './parseFilterJobs';
import { filter } from './testing/arbitraries';

const parseBySchema = parser(filterJobsSchema);

const token = (order: JobOrder) => encodePageToken({ order, rank: 0, publishedAt: 1, id: 'v-1' });
const odd = fc.constantFrom<unknown>(
  null,
  0,
  -1,
  1.5,
  '',
  ' ',
  true,
  [],
  {},
  ['yes'],
  '٣',
  Number.NaN,
);
/** A field that is valid three times out of four. */
const field = (...right: unknown[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: odd });
const rate = field(500, 700, 1000, 3500, 499, 3501, 700.5, '700', '1000', '0600', '7e2', '99999');
const share = field(10, 75, 100, '50', 9, 101, 75.5);
const day = field('2026-01-01', '2026-02-28', '2026-02-30', '2026-1-1', '2026-02-28T00:00:00Z');

const request = fc.record<Record<string, unknown>>(
  {
    startAfter: field(
      token('newest'),
      token('relevance'),
      token('highest_hourly_rate'),
      'bm90',
      'x'.repeat(3000),
    ),
    pageLength: field(1, 30, 100, 0, 101, '30', '0', '1.5'),
    locations: field('m-0180', 'm-0180,r-01', 'm-9999', 'm-0180,', 'r-01,'.repeat(5000)),
    workroles: field('barnmorska', 'barnmorska,nobody'),
    workfields: field('intensivvard', 'akut-och-intensivvard'),
    systems: field('cosmic', 'cosmic,cosmic'),
    timeOfDay: field('day,night', 'dawn'),
    employmentTypes: field('konsult'),
    travel: field('paid', 'none'),
    housing: field('paid,arranged', 'paid,'),
    fromDate: day,
    toDate: day,
    onCallDuty: field('yes', 'no'),
    onlyEligible: field('yes', 'no'),
    newGraduates: field('yes', 'no'),
    withoutLicence: field('yes', 'no'),
    wholeTerms: field('whole', 'yes'),
    minHourlyRate: rate,
    maxHourlyRate: rate,
    minShare: share,
    maxShare: share,
    text: field('iva natt', 'x'.repeat(120), 'x'.repeat(121)),
    order: field('newest', 'highest_hourly_rate', 'oldest'),
    include: field('facets', 'everything'),
    by: field('week', 'month'),
    constructor: odd,
    unknown: odd,
  },
  { requiredKeys: [] },
);

type Fields = Readonly<Record<string, unknown>>;
const REFUSED = Symbol('refused');

const idsOf = (options: readonly { id: string }[]) => options.map(({ id }) => id);
/** The ids that each list may contain. */
const LISTS = [
  ['locations', idsOf(CONSTANTS.appLocations)],
  ['workroles', idsOf(CONSTANTS.workroles)],
  ['workfields', idsOf(CONSTANTS.workfields)],
  ['systems', idsOf(CONSTANTS.systemKnowledgeOptions)],
  ['timeOfDay', idsOf(CONSTANTS.workingHours)],
  ['employmentTypes', idsOf(CONSTANTS.employmentTypes)],
  ['travel', idsOf(CONSTANTS.travelOptions)],
  ['housing', idsOf(CONSTANTS.housingOptions)],
] as const;
const NAMES = [
  ...LISTS.map(([name]) => name),
  ...['startAfter', 'pageLength', 'fromDate', 'toDate', 'onCallDuty', 'onlyEligible'],
  ...['newGraduates', 'withoutLicence', 'wholeTerms'],
  ...['minHourlyRate', 'maxHourlyRate', 'minShare', 'maxShare'],
  ...['text', 'order', 'include', 'by'],
];

/** One of `values`; undefined when the field is not sent. */
function oneOf(value: unknown, ...values: string[]) {
  if (value === undefined) return undefined;
  return typeof value === 'string' && values.includes(value) ? value : REFUSED;
}

function listOf(value: unknown, known: readonly string[]) {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value !== 'string' || value.length > 16_000) return REFUSED;
  const ids = value.split(',');
  return ids.some((id) => !known.includes(id)) ? REFUSED : ids;
}

const ORDERS: readonly JobOrder[] = ['relevance', 'newest', 'highest_hourly_rate'];

function numberFrom(value: unknown, min: number, max: number) {
  if (value === undefined) return null;
  const digits = typeof value === 'string' && value.match(/^[0-9]{1,5}$/) !== null;
  if (typeof value !== 'number' && !digits) return REFUSED;
  const number = Number(value);
  return number % 1 === 0 && min <= number && number <= max ? number : REFUSED;
}

function dayFrom(value: unknown) {
  if (value === undefined) return null;
  const parts = typeof value === 'string' ? value.match(/^(\d\d\d\d)-(\d\d)-(\d\d)$/) : null;
  if (!parts) return REFUSED;
  const [year, month, day] = parts.slice(1).map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year ?? 0, (month ?? 0) - 1, day);
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day ? parts[0] : REFUSED;
}

/**
 * The contract's rules for a body (part 7, docs of the endpoint), written by hand: they use neither
 * the table, nor the schema, nor the rules shared by the two.
 */
function searchByHand(body: Fields): object | typeof REFUSED {
  const lists = LISTS.map(([name, known]) => [name, listOf(body[name], known)] as const);
  const hasWords = typeof body.text === 'string' && body.text.trim() !== '';
  const usual = hasWords ? 'relevance' : 'newest';
  const order = oneOf(body.order, 'newest', 'highest_hourly_rate') ?? usual;
  const tokenOf = token(ORDERS.find((one) => one === order) ?? 'newest');
  const startAfter = body.startAfter === null ? undefined : oneOf(body.startAfter, tokenOf);
  const pageLength = numberFrom(body.pageLength, 1, 100);
  const include = oneOf(body.include, 'facets');
  const by = oneOf(body.by, 'week');
  const onCallDuty = oneOf(body.onCallDuty, 'yes');
  const onlyEligible = oneOf(body.onlyEligible, 'yes');
  const newGraduates = oneOf(body.newGraduates, 'yes');
  const withoutLicence = oneOf(body.withoutLicence, 'yes');
  const wholeTerms = oneOf(body.wholeTerms, 'whole');
  const minHourlyRate = numberFrom(body.minHourlyRate, 500, 3500);
  const maxHourlyRate = numberFrom(body.maxHourlyRate, 500, 3500);
  const minShare = numberFrom(body.minShare, 10, 100);
  const maxShare = numberFrom(body.maxShare, 10, 100);
  const [fromDate, toDate] = [dayFrom(body.fromDate), dayFrom(body.toDate)];
  const { text = '' } = body;
  const refused = [
    ...lists.map(([, ids]) => ids),
    ...[order, startAfter, pageLength, include, by, onCallDuty, onlyEligible],
    ...[newGraduates, withoutLicence, wholeTerms],
    ...[minHourlyRate, maxHourlyRate, minShare, maxShare, fromDate, toDate],
  ].includes(REFUSED);
  if (refused || Object.keys(body).some((name) => !NAMES.includes(name))) return REFUSED;
  if (typeof text !== 'string' || text.length > 120) return REFUSED;
  if (Number(minHourlyRate ?? 0) > Number(maxHourlyRate ?? 9999)) return REFUSED;
  if (Number(minShare ?? 0) > Number(maxShare ?? 9999)) return REFUSED;
  if (String(fromDate ?? '0') > String(toDate ?? '9')) return REFUSED;
  return {
    filter: {
      ...Object.fromEntries(lists),
      workfieldGroup: null,
      onCallDuty: onCallDuty === 'yes',
      onlyEligible: onlyEligible === 'yes',
      newGraduates: newGraduates === 'yes',
      withoutLicence: withoutLicence === 'yes',
      wholeTerms: wholeTerms === 'whole',
      ...{ minHourlyRate, maxHourlyRate, minShare, maxShare, fromDate, toDate, text },
      forceRefresh: false,
    },
    order,
    ...(startAfter !== undefined && { startAfter }),
    ...(pageLength !== null && { pageLength }),
    ...(include && { facets: true }),
    ...(by && { byWeek: true }),
  };
}

function outcomeOf(parse: (input: unknown) => unknown, input: unknown): unknown {
  try {
    return { accepted: parse(input) };
  } catch (error) {
    return error;
  }
}

describe('parseFilterJobs', () => {
  it('accepts, reads and refuses as the contract says, and as the schema does', {
    timeout: 60_000,
  }, () => {
    let accepted = 0;
    holds(
      fc.property(request, fc.nat(4), (whole, kept) => {
        const input = Object.fromEntries(Object.entries(whole).slice(0, kept));
        const expected = searchByHand(input);
        const bySchema = outcomeOf(parseBySchema, input);
        if (expected === REFUSED) {
          expect(bySchema).toBeInstanceOf(ApiError);
          expect(outcomeOf(parseFilterJobs, input)).toEqual(bySchema);
          return;
        }
        accepted += 1;
        expect(bySchema).toEqual({ accepted: input });
        expect(outcomeOf(parseFilterJobs, input)).toEqual({ accepted: expected });
      }),
      { numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it('reads back every search as it was sent', () => {
    holds(
      fc.property(filter, (wanted) => {
        // By way of an address, which drops inverted ranges.
        const address = new URLSearchParams(writeFilterQuery({ filter: wanted, order: 'newest' }));
        const sent: JobSearch = { ...readFilterQuery(address), pageLength: 7, facets: true };
        const read = parseFilterJobs(JSON.parse(JSON.stringify(searchToWire(sent))));
        expect(read).toEqual(sent);
      }),
    );
  });

  it.each<[object, Partial<JobSearch>]>([
    [{ pageLength: '30' }, { pageLength: 30 }],
    [{ startAfter: null }, {}],
    [{ minHourlyRate: '600' }, { filter: { ...EMPTY_FILTER, minHourlyRate: 600 } }],
    [
      { minHourlyRate: '600', maxHourlyRate: '1000' },
      { filter: { ...EMPTY_FILTER, minHourlyRate: 600, maxHourlyRate: 1000 } },
    ],
    [
      { minHourlyRate: 700, maxHourlyRate: 700 },
      { filter: { ...EMPTY_FILTER, minHourlyRate: 700, maxHourlyRate: 700 } },
    ],
    [
      { fromDate: '2026-02-01', toDate: '2026-02-01' },
      { filter: { ...EMPTY_FILTER, fromDate: '2026-02-01', toDate: '2026-02-01' } },
    ],
    [{ locations: '', workroles: null }, {}],
    [{ text: ' \u200b ' }, { filter: { ...EMPTY_FILTER, text: ' \u200b ' } }],
    [{ text: 'iva' }, { filter: { ...EMPTY_FILTER, text: 'iva' }, order: 'relevance' }],
    [{ text: 'iva', order: 'newest' }, { filter: { ...EMPTY_FILTER, text: 'iva' } }],
    [
      { text: 'iva', startAfter: token('relevance') },
      {
        filter: { ...EMPTY_FILTER, text: 'iva' },
        order: 'relevance',
        startAfter: token('relevance'),
      },
    ],
  ])('takes %j', (input, expected) => {
    expect(parseFilterJobs(input)).toEqual({ filter: EMPTY_FILTER, order: 'newest', ...expected });
  });

  it.each([[[]], ['text'], [7], [true]])('refuses %j as the schema does', (input) => {
    expect(outcomeOf(parseFilterJobs, input)).toEqual(outcomeOf(parseBySchema, input));
  });

  it.each([
    [{ fromDate: '2026-02-02', toDate: '2026-02-01' }, { fromDate: 'validation.from_after_to' }],
    [{ minHourlyRate: 900, maxHourlyRate: 800 }, { minHourlyRate: 'validation.min_over_max' }],
    [{ minHourlyRate: 499 }, { minHourlyRate: 'validation.number_range' }],
    [{ maxHourlyRate: '900 kr' }, { maxHourlyRate: 'validation.number' }],
    [{ maxHourlyRate: null }, { maxHourlyRate: 'validation.number' }],
    [{ minHourlyRate: '1000', maxHourlyRate: 900 }, { minHourlyRate: 'validation.min_over_max' }],
    [{ pageLength: '' }, { pageLength: 'validation.number' }],
    [{ fromDate: '2026-02-30' }, { fromDate: 'validation.date' }],
    [{ toDate: 20260230 }, { toDate: 'validation.date' }],
    [{ workroles: 'barnmorska,nobody' }, { workroles: 'validation.unknown_id' }],
    [{ locations: ',' }, { locations: 'validation.unknown_id' }],
    [{ locations: [] }, { locations: 'validation.wrong_type' }],
    [{ locations: ['m-0180'] }, { locations: 'validation.wrong_type' }],
    [{ text: 'x'.repeat(121) }, { text: 'validation.too_long' }],
    [{ text: null }, { text: 'validation.wrong_type' }],
    [{ startAfter: 'bm90' }, { startAfter: 'validation.page_token' }],
    [{ startAfter: token('highest_hourly_rate') }, { startAfter: 'validation.page_token' }],
    [{ pageLength: 101 }, { pageLength: 'validation.number_range' }],
    [{ order: 'oldest' }, { order: 'validation.unknown_value' }],
    [{ colour: 'blue' }, { colour: 'validation.unknown_field' }],
    [
      { minHourlyRate: 1, text: 7 },
      { minHourlyRate: 'validation.number_range', text: 'validation.wrong_type' },
    ],
  ])('refuses %j', (input, fields) => {
    expect(outcomeOf(parseFilterJobs, input)).toMatchObject({ code: 'invalid_request', fields });
  });
});
