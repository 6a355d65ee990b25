import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#domain/api/endpoint';
import {
  fetchAvailableJobs,
  filterJobs,
  getConstants,
  getJob,
  similarJobs,
} from '#domain/api/portal';
import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import { httpStatusOf } from '#domain/errorStatus';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { searchToWire } from '#domain/jobs/filterWire';
import type { Job } from '#domain/jobs/job';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { aStoredJob } from '../applications/testing/storedFactories';
import { NO_REPLY, type Reply, type Route } from '../http/route';
import { JobIndex } from '../jobs/jobIndex';
import { createJobRepository } from '../jobs/jobs.repository';
import { createJobService } from '../jobs/jobs.service';
import { type Caller, VISITOR } from '../policy/caller';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { jobRoutes } from './jobs.routes';
import { miscRoutes } from './misc.routes';

const STOCKHOLM = 'm-0180';
const SOLNA = 'm-0184';
const clock = { now: () => Date.parse('2026-03-02T12:00:00Z'), elapsed: () => 0 };
const candidate: Caller = { ...VISITOR, userId: 'anna' };
const noReply: Reply = NO_REPLY;

/** An assistant nurse and a nurse. */
const FACTS: Readonly<Record<string, CandidateFacts>> = {
  anna: { professions: ['underskoterska'], languages: null, documents: [], experiences: [] },
  bodil: { professions: ['sjukskoterska'], languages: null, documents: [], experiences: [] },
};

let database: Database;
let routes: Route[];

async function job(id: string, changes: Partial<Job> = {}) {
  return aStoredJob(database, {
    id,
    slug: `en-titel--${id}`,
    closesOn: '2026-04-01',
    workFields: [],
    ...changes,
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  const index = new JobIndex();
  const rate = (max: number) => ({ min: 500, max, basis: 'consultant_invoice' }) as const;
  index.apply({
    changed: [
      await job('nurse-1', { location: STOCKHOLM, hourlyRate: rate(600) }),
      await job('nurse-2', { location: SOLNA, hourlyRate: rate(900), workFields: ['operation'] }),
      await job('nurse-3', { location: SOLNA, hourlyRate: null, onCallDuty: true }),
      await job('outpatient', {
        workRole: 'mottagningssjukskoterska',
        location: SOLNA,
        hourlyRate: rate(640),
      }),
      await job('closed', { closesOn: '2026-03-01' }),
      await job('disabled', { status: 'disabled' }),
      await job('deleted', { status: 'deleted' }),
    ],
  });
  routes = [
    ...jobRoutes({
      index,
      clock,
      jobs: createJobService({
        index,
        repository: createJobRepository(database),
        clock,
        repliesOf: async () => null,
        hasApplied: async (userId, jobId) => userId === 'anna' && jobId === 'nurse-1',
      }),
      factsOf: async (userId) => FACTS[userId] ?? null,
    }),
    ...miscRoutes({ profileImages: { avatars: async () => [] } }),
  ];
});
afterAll(() => database.close());

/** Calls an endpoint as the app does: parse, then handle. */
async function call<Request, Response>(
  endpoint: Endpoint<Request, Response>,
  input: unknown,
  caller: Caller = VISITOR,
): Promise<Response> {
  const route = routes.find((one): one is Route<Request, Response> => one.endpoint === endpoint);
  if (!route) throw new Error(`no route for ${endpoint.path}`);
  return route.handle(route.parse(input), caller, noReply);
}

const idsOf = (results: readonly { id: string }[]) => results.map(({ id }) => id).sort();

describe('public/jobs/filter', () => {
  it('returns the open jobs, page by page', async () => {
    const first = await call(filterJobs, { pageLength: 3 });
    expect(first).toMatchObject({ status: 0, total: 4 });
    expect(first.facets).toBeUndefined();
    const second = await call(filterJobs, { pageLength: 3, startAfter: first.nextPageToken });
    expect(second.nextPageToken).toBeNull();
    expect(idsOf([...first.results, ...second.results])).toEqual([
      'nurse-1',
      'nurse-2',
      'nurse-3',
      'outpatient',
    ]);
  });

  it('accepts the filter as the site sends it, with counts on request', async () => {
    const filter = { ...EMPTY_FILTER, locations: ['r-01'], minHourlyRate: 700 };
    const body = searchToWire({ filter, order: 'highest_hourly_rate', facets: true });
    const answer = await call(filterJobs, body);
    expect(idsOf(answer.results)).toEqual(['nurse-2']);
    expect(answer.facets?.workfields).toEqual({ operation: 1, 'kirurgi-och-operation': 1 });
    expect(answer.histogram?.bars.slice(0, 6)).toEqual([3, 3, 1, 1, 1, 0]);
  });

  it('counts every week of a list by weeks on each of its pages', async () => {
    const asked = { by: 'week', pageLength: 3, toDate: '2026-05-31' };
    const first = await call(filterJobs, asked);
    const second = await call(filterJobs, { ...asked, startAfter: first.nextPageToken });
    const weeks = [{ startDate: '2026-05-04', jobs: 4, working: 4 }];
    expect([first.weeks, second.weeks]).toEqual([weeks, weeks]);
    expect(second.results).toHaveLength(1);
  });

  it('says what each job pays out after tax, on its card and on its page', async () => {
    const { results } = await call(filterJobs, { workfields: 'operation' });
    const { data } = await call(getJob, { id: 'nurse-2' });
    // 17 weeks of 38 hours at 500 to 900 kr of an invoice, without contributions of 31.42 %
    expect(data.inHand).toMatchObject({
      weeks: 17,
      lowest: { gross: 245_777 },
      highest: { gross: 442_398 },
    });
    expect(data.inHand?.taxGroup).toBe('under_66');
    const { lowest, amountFrom66, amountAbroad } = data.inHand ?? {};
    expect(results[0]?.inHand).toEqual({
      amount: lowest?.inHand,
      amountFrom66,
      amountAbroad,
      weeks: 17,
    });
    // Whom it is for is no detail: less tax from 66 on, and 22.5 % abroad
    expect(amountFrom66).toBeGreaterThan((lowest?.inHand ?? 0) + 10_000);
    expect(amountAbroad).toBeCloseTo(245_777 * 0.775, -1);
    const unpaid = await call(filterJobs, { onCallDuty: 'yes' });
    expect(unpaid.results[0]?.inHand).toBeNull();
    expect((await call(getJob, { id: 'nurse-3' })).data.inHand).toBeNull();
  });

  it('suggests which filters to drop when nothing is found', async () => {
    const { suggestions } = await call(filterJobs, { onCallDuty: 'yes', workfields: 'operation' });
    expect(suggestions).toEqual([
      { drop: 'workfields', total: 1 },
      { drop: 'onCallDuty', total: 1 },
    ]);
  });

  it('keeps the jobs that the caller may take, and tells a visitor that the filter was ignored', async () => {
    const asked = { onlyEligible: 'yes', include: 'facets' };
    const found = async (userId: string | null) => {
      const answer = await call(filterJobs, asked, { ...VISITOR, userId });
      return [idsOf(answer.results), answer.facets?.onlyEligible, answer.ignored];
    };
    const all = ['nurse-1', 'nurse-2', 'nurse-3', 'outpatient'];
    expect(await found('anna')).toEqual([[], {}, undefined]);
    expect(await found('bodil')).toEqual([all, { yes: 4 }, undefined]);
    for (const nobody of [null, 'an account that is gone']) {
      expect(await found(nobody)).toEqual([all, {}, ['onlyEligible']]);
    }
    const counted = await call(filterJobs, { include: 'facets' }, candidate);
    expect([counted.total, counted.facets?.onlyEligible]).toEqual([4, {}]);
  });

  it('names the invalid fields', async () => {
    await expect(call(filterJobs, { workroles: 'nobody' })).rejects.toMatchObject({
      code: 'invalid_request',
      fields: { workroles: 'validation.unknown_id' },
    });
  });
});

describe('public/job', () => {
  it('shows a visitor a shortened workplace, by id and by slug', async () => {
    for (const id of ['nurse-1', 'en-titel--nurse-1']) {
      const { data, jobStatus } = await call(getJob, { id, includeWorkplace: '1', dl: 'x' });
      expect(jobStatus).toBe('open');
      expect(data).toMatchObject({ id: 'nurse-1', applied: false });
      expect(data.healthcareWorkplaceDetails).toMatchObject({ limited: true, careProvider: null });
    }
  });

  it('shows a candidate the whole workplace, and that they have applied', async () => {
    const input = { id: 'nurse-1', includeWorkplace: '1' };
    const { data } = await call(getJob, input, candidate);
    expect(data.applied).toBe(true);
    expect(data.healthcareWorkplaceDetails).toMatchObject({
      limited: false,
      careProvider: 'Region Västerbotten',
    });
  });

  it('still shows a job that has closed', async () => {
    expect(await call(getJob, { id: 'closed' })).toMatchObject({ status: 0, jobStatus: 'closed' });
  });

  it.each([
    [
      'disabled',
      410,
      {
        code: 'job_unavailable',
        jobStatus: 'disabled',
        workRole: expect.any(String),
        names: { workRole: { sv: expect.any(String), en: expect.any(String) } },
      },
    ],
    ['deleted', 410, { code: 'job_unavailable', jobStatus: 'deleted' }],
    ['nobody', 404, { code: 'not_found', jobStatus: null }],
    ['%00', 404, { code: 'not_found', jobStatus: null }],
  ])('answers %s with %i', async (id, httpStatus, body) => {
    const error = await call(getJob, { id }).catch((thrown) => thrown);
    expect(httpStatusOf(error)).toBe(httpStatus);
    expect(error.toBody()).toMatchObject({ status: 1, ...body });
  });

  it.each([
    [{}, { id: 'validation.required' }],
    [{ id: ['a', 'b'] }, { id: 'validation.wrong_type' }],
    [{ id: 'nurse-1', includeWorkplace: 'true' }, { includeWorkplace: 'validation.unknown_value' }],
  ])('refuses %j', async (input, fields) => {
    await expect(call(getJob, input)).rejects.toMatchObject({ code: 'invalid_request', fields });
  });
});

describe('similar_jobs', () => {
  it('lists jobs of the role and its group, without the job itself', async () => {
    const { results } = await call(similarJobs, {
      workroles: 'sjukskoterska',
      locations: SOLNA,
      exclude: 'nurse-2',
    });
    expect(results.map(({ id }) => id)).toEqual(['nurse-3', 'nurse-1', 'outpatient']);
  });
});

describe('fetch_available_jobs', () => {
  it.each([
    ['a role', { roleOrLocation: 'sjukskoterska' }, 3, ['outpatient'], ['nurse-2', 'nurse-1']],
    ['a region', { roleOrLocation: 'stockholms-lan' }, 4, [], undefined],
    [
      'a municipality',
      { roleOrLocation: 'stockholm' },
      1,
      ['nurse-2', 'nurse-3', 'outpatient'],
      ['nurse-1'],
    ],
    ['both', { role: 'sjukskoterska', location: 'solna' }, 2, ['outpatient'], ['nurse-2']],
    ['neither', {}, 4, [], undefined],
  ])('lists the jobs of %s', async (_, input, total, others, highest) => {
    const { availableJobsData: data } = await call(fetchAvailableJobs, input);
    expect(data.total).toBe(total);
    expect(data.jobs).toHaveLength(total);
    expect(idsOf(data.otherJobs)).toEqual(others);
    if (highest) expect(data.highestHourlyRate.map(({ id }) => id)).toEqual(highest);
  });

  it('counts jobs by field and by nearby place', async () => {
    const { availableJobsData: data } = await call(fetchAvailableJobs, { roleOrLocation: 'solna' });
    expect(data.location?.id).toBe(SOLNA);
    expect(data.workfields.map(({ field, total }) => [field.id, total])).toEqual([
      ['operation', 1],
    ]);
    expect(data.locations.map(({ location, total }) => [location.id, total])).toEqual([
      ['r-01', 4],
      [STOCKHOLM, 1],
    ]);
  });

  it.each([
    [{ roleOrLocation: 'nowhere' }],
    [{ role: 'nobody', location: 'solna' }],
    [{ role: 'sjukskoterska', location: 'nowhere' }],
  ])('answers %j with 404', async (input) => {
    await expect(call(fetchAvailableJobs, input)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('refuses the same segment for two subjects', async () => {
    const input = { roleOrLocation: 'solna', role: 'sjukskoterska' };
    await expect(call(fetchAvailableJobs, input)).rejects.toMatchObject({
      fields: { roleOrLocation: 'validation.role_or_location_alone' },
    });
  });
});

describe('misc', () => {
  it('returns the constants', async () => {
    expect(await call(getConstants, {})).toEqual({ status: 0, ...CONSTANTS });
  });
});
