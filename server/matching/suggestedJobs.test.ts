import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isoWeekOf, weekKey } from '#domain/calendar/isoWeek';
import { somePreferences } from '#domain/candidates/testing/anAccount';
import type { Job } from '#domain/jobs/job';
import { aStoredEmployer, aStoredJob } from '../applications/testing/storedFactories';
import { savePreferences } from '../candidates/preferences.repository';
import { settableClock } from '../identity/testing/settableClock';
import { aUser } from '../identity/testing/users';
import { JobIndex } from '../jobs/jobIndex';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { createSuggestedJobsService, type SuggestedJobsService } from './suggestedJobs.service';

const clock = settableClock();
const weeksOf = (day: string) => {
  const week = isoWeekOf(day);
  return { weeksData: { [weekKey(week)]: week } };
};
/** They all fit `aJob`, which lasts from May to August 2026. */
const PREFERENCES = somePreferences({ availablePeriods: weeksOf('2026-05-04') });

let db: Database;
let index: JobIndex;
let service: SuggestedJobsService;
let userId: string;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  index = new JobIndex();
  service = createSuggestedJobsService({ db, clock, index });
  userId = await aUser(db, { professions: ['sjukskoterska'] });
  await savePreferences(db, userId, PREFERENCES, clock.now());
});

async function jobs(...changes: Partial<Job>[]): Promise<string[]> {
  const stored: Job[] = [];
  for (const [minute, change] of changes.entries()) {
    const publishedAt = `2026-03-01T08:${String(59 - minute).padStart(2, '0')}:00.000Z`;
    stored.push(await aStoredJob(db, { publishedAt, ...change }));
  }
  index.apply({ changed: stored });
  return stored.map(({ id }) => id);
}

async function suggested(page = {}) {
  const { results, ...rest } = await service.list(userId, page);
  return { ids: results.map(({ id }) => id), ...rest };
}

it('suggests jobs that fit every preference, newest first', async () => {
  const [newer, older] = await jobs(
    {},
    {},
    { workRole: 'lakare' },
    { location: 'm-0180' },
    { systems: ['cosmic'] },
    { workFields: ['forlossning'] },
    { employmentTypes: ['vikariat'] },
    { startsOn: '2026-09-01', endsOn: '2026-12-01' },
    { status: 'disabled' },
  );
  expect(await suggested()).toEqual({
    ids: [newer, older],
    nextPageToken: null,
    total: 2,
    relaxed: [],
    applied: [],
  });
});

it('suggests by the choices made at registration where no preferences are saved', async () => {
  userId = await aUser(db, {
    professions: ['lakare'],
    workfields: [],
    locations: ['r-24'],
    employmentTypes: ['konsult'],
  });
  const [, fits] = await jobs(
    {},
    { workRole: 'lakare' },
    { workRole: 'lakare', location: 'm-0180' },
  );
  expect(await suggested()).toMatchObject({ ids: [fits], relaxed: [] });
});

it('counts only jobs that fit every preference, and none for a candidate without preferences', async () => {
  await jobs({}, {}, { systems: ['cosmic'] });
  expect(await service.countMatches(userId)).toBe(2);
  await jobs({ workRole: 'lakare' });
  const nobody = await aUser(db, {
    professions: [],
    workfields: [],
    locations: [],
    employmentTypes: [],
  });
  expect(await service.countMatches(nobody)).toBe(0);
});

it('drops as few preferences as possible, and names them', async () => {
  const [otherSystem] = await jobs({ systems: ['cosmic'] }, { systems: [], location: 'm-0180' });
  expect(await suggested()).toMatchObject({ ids: [otherSystem], relaxed: ['systems'], total: 1 });
});

it('never drops the profession', async () => {
  await jobs({ workRole: 'lakare' });
  expect(await suggested()).toEqual({
    ids: [],
    nextPageToken: null,
    total: 0,
    relaxed: [],
    applied: [],
  });
});

it('returns each job once over the pages, and drops the same preferences on every page', async () => {
  const all = await jobs(...Array.from({ length: 5 }, () => ({ systems: ['cosmic'] })));
  const seen: string[] = [];
  let startAfter: string | undefined;
  do {
    const page = await suggested({ pageLength: '2', startAfter });
    expect(page).toMatchObject({ total: 5, relaxed: ['systems'] });
    seen.push(...page.ids);
    startAfter = page.nextPageToken ?? undefined;
  } while (startAfter !== undefined);
  expect(seen).toEqual(all);
});

it('marks the jobs with an application of the candidate’s', async () => {
  const [applied, other] = await jobs({}, {});
  const apply = (uid: string, jobId = '') =>
    db.query(
      `insert into applications (id, uid, job_id, status) values ($1, $2, $3, 'not_interested')`,
      [crypto.randomUUID(), uid, jobId],
    );
  await apply(userId, applied);
  await apply(await aUser(db), other);
  expect(await suggested()).toMatchObject({ ids: [applied, other], applied: [applied] });
});

it('counts and pages no job of an employer that the candidate has blocked', async () => {
  const unwanted = await aStoredEmployer(db, `key-${crypto.randomUUID()}`);
  const [first] = await jobs({}, { employerId: unwanted }, { employerId: unwanted });
  await db.query(
    'insert into employer_blocks (uid, employer_id, blocked_at) values ($1, $2, now())',
    [userId, unwanted],
  );
  expect(await service.countMatches(userId)).toBe(1);
  expect(await suggested()).toMatchObject({ ids: [first], total: 1 });
  // Where theirs are all that fits, others are suggested
  const [own] = await jobs({ systems: ['cosmic'] });
  index.apply({ removed: [first ?? ''] });
  expect(await service.countMatches(userId)).toBe(0);
  expect(await suggested()).toMatchObject({ ids: [own], total: 1, relaxed: ['systems'] });
});

it('turns the page for who would see only jobs of a blocked employer on it', async () => {
  const unwanted = await aStoredEmployer(db, `key-${crypto.randomUUID()}`);
  const [, , last] = await jobs({ employerId: unwanted }, { employerId: unwanted }, {});
  await db.query(
    'insert into employer_blocks (uid, employer_id, blocked_at) values ($1, $2, now())',
    [userId, unwanted],
  );
  expect(await suggested({ pageLength: '1' })).toMatchObject({ ids: [last], total: 1 });
});
