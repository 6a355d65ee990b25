import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { filterJobs } from '#domain/api/portal';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import type { Job } from '#domain/jobs/job';
import type { AppDeps } from '../app';
import { aStoredJob } from '../applications/testing/storedFactories';
import { VISITOR } from '../hostile/testing/parties';
import { sendRaw } from '../hostile/testing/send';
import { EXPERIENCE } from '../hostile/testing/wellBehavedCalls';
import { page } from '../web/testing/siteWith';
import { type CandidateApp, candidateApp, type Person } from './testing/candidateApp';

/** Every page shows the jobs that whoever it is made for may take. */
const site: NonNullable<AppDeps['site']> = {
  renderer: {
    render: async ({ api }) => {
      const filter = { ...EMPTY_FILTER, onlyEligible: true };
      const { results, ignored } = await api.call(filterJobs, { filter, order: 'newest' });
      return page(`${results.map(({ id }) => id).sort()} ${ignored ?? 'heeded'}`);
    },
    renderFailure: async () => '<html><head></head></html>',
  },
  assets: { tagsFor: () => '', styleTags: '' },
  clientDir: null,
};

let own: CandidateApp;
let nurse: Person;
let assistant: Person;
beforeAll(async () => {
  own = await candidateApp({ site });
  await job('nurse');
  await job('assistant', { workRole: 'underskoterska' });
  await job('closed', { closesOn: '2026-01-01' });
  await job('disabled', { status: 'disabled' });
  await job('deleted', { status: 'deleted' });
  await vi.waitFor(async () => expect(await searched(VISITOR)).toHaveLength(2));
});
afterAll(async () => {
  expect(own.faults).toEqual([]);
  await own.close();
});
beforeEach(async () => {
  nurse = await own.person({ professions: ['sjukskoterska'] });
  assistant = await own.person({ professions: ['underskoterska'] });
});

/** Stores a job that asks for C1 Swedish, two years in the profession and a CV. */
async function job(id: string, changes: Partial<Job> = {}): Promise<void> {
  await aStoredJob(own.db, {
    id,
    slug: `en-titel--${id}`,
    startsOn: '2026-05-04',
    endsOn: '2026-08-30',
    closesOn: '2026-12-01',
    requires: {
      languages: [{ language: 'sv', level: 'C1' }],
      yearsInProfession: 2,
      documents: ['cv'],
    },
    ...changes,
  });
}

async function asked(person: Person, ...ids: string[]) {
  const { body } = await person.get(`portal/fetch_eligibility?jobIds=${ids.join()}`);
  return Object(body).results;
}

const verdicts = async (person: Person, jobId = 'nurse') => {
  const [{ verdict, lines }] = await asked(person, jobId);
  const by = (lines as { rule: string; verdict: string }[]).map((line) => [
    line.rule,
    line.verdict,
  ]);
  return { whole: verdict, ...Object.fromEntries(by) };
};

/** The jobs that somebody finds with the filter, or without it where it is ignored. */
async function searched(headers: Person['headers']): Promise<string[]> {
  const answer = await sendRaw(own.app, {
    method: 'POST',
    url: '/api/portal/public/jobs/filter',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify({ onlyEligible: 'yes' }),
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json().results.map(({ id }: { id: string }) => id);
}

describe('fetch_eligibility', () => {
  it('answers for each visible job once, in the order of the request', async () => {
    const ids = ['assistant', 'unknown', 'closed', 'disabled', 'nurse', 'deleted', 'assistant'];
    const results = await asked(nurse, ...ids);
    expect(results.map(({ jobId }: { jobId: string }) => jobId)).toEqual([
      'assistant',
      'closed',
      'nurse',
    ]);
    expect(results[2].readiness).toMatchObject({ needed: 1, ready: 0 });
  });

  it('uses the present data of the account', async () => {
    expect(await verdicts(nurse)).toMatchObject({ profession: 'green', language: 'amber' });
    const languages = [{ language: 'sv', level: 'B1' }];
    await nurse.post('v2/users/save_user_details', { languages });
    await nurse.post('v2/users/experience', { ...EXPERIENCE, from: '2026-01' });
    expect(await verdicts(nurse)).toMatchObject({ language: 'red', experience: 'amber' });
    languages[0] = { language: 'sv', level: 'C2' };
    await nurse.post('v2/users/save_user_details', { languages });
    await nurse.post('v2/users/experience', { ...EXPERIENCE, from: '2019-01' });
    expect(await verdicts(nurse)).toMatchObject({ language: 'green', experience: 'green' });
  });

  it('asks about a profession that is only wished for, and counts one that was worked in', async () => {
    expect(await verdicts(assistant)).toMatchObject({ profession: 'red' });
    await assistant.post('v2/users/save_job_preferences', {
      workRoles: ['underskoterska', 'sjukskoterska'],
    });
    expect(await verdicts(assistant)).toMatchObject({ profession: 'amber' });
    await assistant.post('v2/users/experience', EXPERIENCE);
    expect(await verdicts(assistant)).toMatchObject({ profession: 'green' });
  });

  it('uses no data of other candidates', async () => {
    const before = await asked(assistant, 'nurse', 'assistant');
    await nurse.post('v2/users/save_user_details', {
      languages: [{ language: 'sv', level: 'A1' }],
    });
    await nurse.post('v2/users/experience', { ...EXPERIENCE, workRole: 'underskoterska' });
    expect(await asked(assistant, 'nurse', 'assistant')).toEqual(before);
  });

  it.each([
    ['no id', '', 'validation.required'],
    [
      'more than fifty',
      Array.from({ length: 51 }, (_, at) => `v-${at}`).join(),
      'validation.too_many',
    ],
  ])('refuses %s', async (_what, jobIds, message) => {
    const { httpStatus, body } = await nurse.get(`portal/fetch_eligibility?jobIds=${jobIds}`);
    expect([httpStatus, body.fields]).toEqual([400, { jobIds: message }]);
  });
});

describe('the filter for what somebody may take', () => {
  it('finds each candidate’s own jobs, also in simultaneous calls', async () => {
    const [ofNurse, ofAssistant, ofAll] = [['nurse'], ['assistant'], ['assistant', 'nurse']];
    expect(await searched(nurse.headers)).toEqual(ofNurse);
    expect(await searched(assistant.headers)).toEqual(ofAssistant);
    const everybody = [nurse.headers, VISITOR, assistant.headers, nurse.headers, VISITOR];
    const found = await Promise.all(everybody.map(searched));
    expect(found.map((ids) => ids.sort())).toEqual([ofNurse, ofAll, ofAssistant, ofNurse, ofAll]);
  });

  it('does not use data that the candidate has changed since', async () => {
    expect(await searched(nurse.headers)).toEqual(['nurse']);
    await nurse.post('v2/users/save_user_details', {
      languages: [{ language: 'sv', level: 'A1' }],
    });
    expect(await searched(nurse.headers)).toEqual([]);
  });

  it('shows candidates their own page only, and visitors no page', async () => {
    const url = '/jobs?eligible=yes';
    const shown = async (headers: Person['headers']) => {
      const answer = await sendRaw(own.app, { method: 'GET', url, headers });
      expect(answer.headers['cache-control']).toBe('no-cache, private');
      return answer.body.match(/<body>([^<]*)</)?.[1];
    };
    const forAll = 'assistant,nurse onlyEligible';
    // The page cache keeps the visitors' page between them
    const callers = [VISITOR, nurse.headers, VISITOR, assistant.headers, nurse.headers, VISITOR];
    const right = [forAll, 'nurse heeded', forAll, 'assistant heeded', 'nurse heeded', forAll];
    const one: unknown[] = [];
    for (const caller of callers) one.push(await shown(caller));
    expect(one).toEqual(right);
    expect(await Promise.all(callers.map(shown))).toEqual(right);
  });
});
