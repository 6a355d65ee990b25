import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterJobsSchema } from '#domain/api/filterJobs.schema';
import { encodePageToken } from '#domain/jobs/pageToken';
import { parser } from '../http/parse';
import { isFilterJobsRequest, parseFilterJobs } from './parseFilterJobs';

const parseBySchema = parser(filterJobsSchema);

const token = (order: 'newest' | 'highest_hourly_rate') =>
  encodePageToken({ order, rate: 0, publishedAt: 1, id: 'v-1' });
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
/** A field that is right three times out of four. */
const field = (...right: unknown[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: odd });
const rate = field(500, 700, 1000, 3500, 499, 3501, 700.5, '700');
const day = field('2026-01-01', '2026-02-28', '2026-02-30', '2026-1-1', '2026-02-28T00:00:00Z');

const request = fc.record<Record<string, unknown>>(
  {
    startAfter: field(token('newest'), token('highest_hourly_rate'), 'bm90', 'x'.repeat(3000)),
    pageLength: field(1, 30, 100, 0, 101),
    locations: field('m-0180', 'm-0180,r-01', 'm-9999', 'm-0180,', 'r-01,'.repeat(5000)),
    workroles: field('barnmorska', 'barnmorska,nobody'),
    workfields: field('intensivvard', 'akut-och-intensivvard'),
    systems: field('cosmic', 'cosmic,cosmic'),
    timeOfDay: field('day,night', 'dawn'),
    employmentTypes: field('konsult'),
    fromDate: day,
    toDate: day,
    onCallDuty: field('yes', 'no'),
    minHourlyRate: rate,
    maxHourlyRate: rate,
    text: field('iva natt', 'x'.repeat(120), 'x'.repeat(121)),
    order: field('newest', 'highest_hourly_rate', 'oldest'),
    include: field('facets', 'everything'),
    constructor: odd,
    unknown: odd,
  },
  { requiredKeys: [] },
);

function verdict(parse: (input: unknown) => unknown, input: unknown): unknown {
  try {
    return { accepted: parse(input) };
  } catch (error) {
    return error;
  }
}

describe('parseFilterJobs', () => {
  it('accepts what the schema accepts, and names the same fields otherwise', {
    timeout: 60_000,
  }, () => {
    let accepted = 0;
    fc.assert(
      fc.property(request, fc.nat(4), (whole, kept) => {
        const input = Object.fromEntries(Object.entries(whole).slice(0, kept));
        const expected = verdict(parseBySchema, input);
        expect(verdict(parseFilterJobs, input)).toEqual(expected);
        expect(isFilterJobsRequest(input)).toBe(!(expected instanceof Error));
        if (isFilterJobsRequest(input)) accepted += 1;
      }),
      { numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it.each([[[]], ['text'], [7], [true]])('refuses %j as the schema does', (input) => {
    expect(verdict(parseFilterJobs, input)).toEqual(verdict(parseBySchema, input));
  });

  it.each([
    [{ fromDate: '2026-02-02', toDate: '2026-02-01' }, { fromDate: 'validation.from_after_to' }],
    [{ minHourlyRate: 900, maxHourlyRate: 800 }, { minHourlyRate: 'validation.min_over_max' }],
    [{ minHourlyRate: 499 }, { minHourlyRate: 'validation.number_range' }],
    [{ maxHourlyRate: '900' }, { maxHourlyRate: 'validation.number' }],
    [{ fromDate: '2026-02-30' }, { fromDate: 'validation.date' }],
    [{ toDate: 20260230 }, { toDate: 'validation.date' }],
    [{ workroles: 'barnmorska,nobody' }, { workroles: 'validation.unknown_id' }],
    [{ locations: '' }, { locations: 'validation.unknown_id' }],
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
    expect(verdict(parseFilterJobs, input)).toMatchObject({ code: 'invalid_request', fields });
  });
});
