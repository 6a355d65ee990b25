import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { fetchOpenings } from '#domain/api/counterfactuals';
import type { ResponseOf } from '#domain/api/endpoint';
import type { Job } from '#domain/jobs/job';
import { aStoredApplication, aStoredJob } from '../applications/testing/storedFactories';
import { type CandidateApp, candidateApp, type Person } from '../candidates/testing/candidateApp';
import { TUS } from '../documents/testing/documentsApp';
import { aPdf } from '../files/inspect/testing/pdfFiles';
import { VISITOR } from '../hostile/testing/parties';
import { sendRaw } from '../hostile/testing/send';
import { EXPERIENCE, REFERENCE } from '../hostile/testing/wellBehavedCalls';
import { instant } from '../lib/time';

type Openings = ResponseOf<typeof fetchOpenings>;

/** Jobs of which everything is met but for what a test is about. */
const OPEN: Partial<Job> = {
  workRole: 'underskoterska',
  location: 'm-2480',
  startsOn: '2026-05-04',
  endsOn: '2026-08-30',
  closesOn: '2026-12-01',
};
const FREE: NonNullable<Job['requires']> = {
  licence: false,
  yearsInProfession: 0,
  languages: [],
  documents: [],
  monthsSinceEmployed: 0,
};

let own: CandidateApp;
let nurse: Person;
beforeAll(async () => {
  own = await candidateApp();
  await jobs('free', 2, {});
  await jobs('cpr', 3, { documents: ['cpr_certificate'] });
  await jobs('years', 4, { yearsInProfession: 2 });
  await jobs('swedish', 1, { languages: [{ language: 'sv', level: 'C1' }] });
  await jobs('both', 1, { documents: ['cv', 'criminal_record'] });
  await jobs('silent', 5, { documents: undefined });
  await aStoredJob(own.db, { id: 'other', slug: 'en--other', ...OPEN, workRole: 'lakare' });
  await vi.waitFor(async () => expect(await listTotal(VISITOR, false)).toBe(16));
});
afterAll(async () => {
  expect(own.faults).toEqual([]);
  await own.close();
});
beforeEach(async () => {
  nurse = await own.person({ professions: ['underskoterska'] });
});

/** Stores jobs alike but for their ids, which are no twins. */
async function jobs(name: string, count: number, asks: Partial<NonNullable<Job['requires']>>) {
  const said = Object.entries({ ...FREE, ...asks }).filter(([, value]) => value !== undefined);
  for (let number = 1; number <= count; number += 1) {
    const id = `${name}-${number}`;
    await aStoredJob(own.db, {
      ...OPEN,
      id,
      slug: `en-titel--${id}`,
      title: `Undersköterska ${id}`,
      requires: Object.fromEntries(said),
    });
  }
}

async function openings(person = nurse): Promise<Openings> {
  const { httpStatus, body } = await person.get('portal/fetch_openings');
  expect(httpStatus).toBe(200);
  return body as unknown as Openings;
}

/** How many jobs each change opens, by its id. */
const counts = ({ openings: found }: Openings) =>
  Object.fromEntries(found.map(({ id, opened }) => [id, opened]));

const listed = async (change: string, person = nurse) =>
  (await person.get(`portal/fetch_opened_jobs?change=${encodeURIComponent(change)}`)).body;

/** How many jobs the list has, all of them or only what one can take. */
async function listTotal(headers: Person['headers'], onlyEligible: boolean): Promise<number> {
  const answer = await sendRaw(own.app, {
    method: 'POST',
    url: '/api/portal/public/jobs/filter',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify({
      workroles: 'underskoterska',
      ...(onlyEligible && { onlyEligible: 'yes' }),
    }),
  });
  return answer.json().total;
}

/** Uploads a document as a browser does. */
async function upload(person: Person, type: string, validTo: string | null): Promise<void> {
  const bytes = aPdf();
  const made = await sendRaw(own.app, {
    method: 'POST',
    url: '/api/v2/users/uploads',
    headers: { ...person.headers, ...TUS, 'upload-length': String(bytes.length) },
  });
  const location = String(made.headers.location);
  const sent = await sendRaw(own.app, {
    method: 'PATCH',
    url: new URL(location, 'https://vikari.example').pathname,
    headers: {
      ...person.headers,
      ...TUS,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    payload: bytes,
  });
  expect(sent.statusCode).toBe(204);
  const { httpStatus } = await person.post('v2/users/submit_user_document', {
    uploadId: location.split('/').at(-1),
    type,
    name: 'Intyg',
    validTo,
  });
  expect(httpStatus).toBe(200);
}

describe('fetch_openings', () => {
  it('counts by each change the jobs of which every rule says green after it', async () => {
    const found = await openings();
    expect(found).toMatchObject({ professions: 1, now: { total: 2 }, ofProfession: 16 });
    expect(found.missing).toEqual([
      { rule: 'experience', jobs: 4 },
      { rule: 'documents', jobs: 4 },
      { rule: 'language', jobs: 1 },
    ]);
    expect(counts(found)).toEqual({
      'experience.underskoterska.2': 4,
      'document.cpr_certificate': 3,
      'language.sv.C1': 1,
    });
    expect(found.openings[1]).toMatchObject({
      steps: [
        {
          kind: 'document',
          rule: 'documents',
          sources: [{ kind: 'ad', url: null }],
          values: { type: 'cpr_certificate', validTo: '2027-03-02' },
        },
      ],
      region: 'Västerbottens län',
    });
    expect(found.openings.map(({ examples }) => examples.length)).toEqual([3, 3, 1]);
  });

  it('opens as many jobs as it said once a document is uploaded', async () => {
    const before = await openings();
    const opened = await listed('document.cpr_certificate');
    expect(opened).toMatchObject({ total: 3, nextPage: null });
    await upload(nurse, 'cpr_certificate', '2027-03-02');
    const after = await openings();
    expect(after.now.total).toBe(before.now.total + 3);
    expect(await listed('now')).toMatchObject({ total: after.now.total });
    expect(counts(after)).not.toHaveProperty('document.cpr_certificate');
    const ids = (body: Record<string, unknown>) =>
      (body.results as { id: string }[]).map(({ id }) => id);
    expect(ids(await listed('now'))).toEqual(expect.arrayContaining(ids(opened)));
  });

  it('lengthens the list of what one can take by as many jobs as it said', async () => {
    // Who has said a lower level is refused what asks for a higher
    await nurse.post('v2/users/save_user_details', {
      languages: [{ language: 'sv', level: 'B1' }],
    });
    const before = { list: await listTotal(nurse.headers, true), ...(await openings()) };
    expect(counts(before)['language.sv.C1']).toBe(1);
    await nurse.post('v2/users/save_user_details', {
      languages: [{ language: 'sv', level: 'C1' }],
    });
    expect(await listTotal(nurse.headers, true)).toBe(before.list + 1);
    expect((await openings()).now.total).toBe(before.now.total + 1);
  });

  it('keeps what asks for years in that list, however few have been added', async () => {
    const list = await listTotal(nurse.headers, true);
    const added = { ...EXPERIENCE, workRole: 'underskoterska', regionEmployer: 'none' };
    await nurse.post('v2/users/experience', { ...added, from: '2026-01', to: '2026-01' });
    expect(await listTotal(nurse.headers, true)).toBe(list);
    const before = await openings();
    expect(counts(before)['experience.underskoterska.2']).toBe(4);
    await nurse.post('v2/users/experience', { ...added, from: '2020-01', to: '2021-12' });
    expect(await listTotal(nurse.headers, true)).toBe(list);
    expect((await openings()).now.total).toBe(before.now.total + 4);
  });

  it('names two changes together only where none opens anything by itself', async () => {
    await nurse.post('v2/users/experience', {
      ...EXPERIENCE,
      workRole: 'underskoterska',
      regionEmployer: 'none',
    });
    await nurse.post('v2/users/save_user_details', {
      languages: [{ language: 'sv', level: 'C1' }],
    });
    await upload(nurse, 'cpr_certificate', '2027-03-02');
    const found = await openings();
    expect(found.now.total).toBe(10);
    expect(counts(found)).toEqual({ 'document.cv+document.criminal_record': 1 });
    expect(await listed('document.cv+document.criminal_record')).toMatchObject({ total: 1 });
  });

  it('asks about the end of a document, which opens what it said', async () => {
    await upload(nurse, 'cpr_certificate', null);
    const before = await openings();
    expect(counts(before)).toMatchObject({ 'document_end.cpr_certificate': 3 });
    expect(counts(before)).not.toHaveProperty('document.cpr_certificate');
    const { body } = await nurse.get('v2/users/user_documents');
    const { results } = body as { results: { id: string }[] };
    const said = { documentId: results[0]?.id, noEndDate: true };
    expect((await nurse.post('v2/users/update_user_document', said)).httpStatus).toBe(200);
    expect((await openings()).now.total).toBe(before.now.total + 3);
  });

  it('has nothing to count for who has not said their profession', async () => {
    const nobody = await own.person({ professions: [] });
    expect(await openings(nobody)).toMatchObject({
      professions: 0,
      now: { total: 0, pay: null },
      ofProfession: 0,
      missing: [],
      openings: [],
    });
  });

  it('says what gives points in the applications that are not decided', async () => {
    expect((await openings()).points).toEqual([]);
    const at = instant(own.clock.now());
    await aStoredApplication(own.db, { uid: nurse.userId, jobId: 'free-1', at });
    await nurse.post('v2/users/user_reference', { ...REFERENCE, isManager: true, latestJob: 1 });
    const { points } = await openings();
    expect(points).toContainEqual({
      kind: 'references',
      points: 10,
      applications: 1,
      values: { count: 1 },
      name: null,
    });
  });
});

describe('fetch_opened_jobs', () => {
  it.each([
    'document.passport',
    'document.cv.now',
    'wait.2026-02-30',
    'wait.2026-01-01',
    'experience.underskoterska.0',
    'experience.underskoterska.99',
    'experience.nobody.2',
    'language.sv',
    'document.cv+document.cv',
    'document.cv+employers+experiences_complete',
    'then',
  ])('knows no change %s', async (change) => {
    const path = `portal/fetch_opened_jobs?change=${encodeURIComponent(change)}`;
    expect(await nurse.get(path)).toMatchObject({ httpStatus: 404, body: { code: 'not_found' } });
  });

  it('is about the jobs of the own account alone, page by page', async () => {
    const doctor = await own.person({ professions: ['lakare'] });
    expect(await listed('now', doctor)).toMatchObject({ total: 0, results: [] });
    const second = await nurse.get('portal/fetch_opened_jobs?change=now&page=2');
    expect(second.body).toMatchObject({ results: [], total: 2, nextPage: null });
    const asked = 'portal/fetch_opened_jobs?change=now&page=0';
    expect((await nurse.get(asked)).httpStatus).toBe(400);
  });
});

it('answers each call sixty times a minute from one address, and then says when to come again', async () => {
  const { headers } = await own.person({ professions: ['underskoterska'] });
  const read = async (path: string) => {
    const answer = await own.app.inject({
      method: 'GET',
      url: `/api/portal/${path}`,
      headers,
      remoteAddress: '192.0.2.77',
    });
    return { code: answer.statusCode, after: Number(answer.headers['retry-after'] ?? 0) };
  };
  for (const path of ['fetch_openings', 'fetch_opened_jobs?change=now']) {
    for (let call = 0; call < 60; call += 1) expect((await read(path)).code).toBe(200);
    const { code, after } = await read(path);
    expect(code).toBe(429);
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThanOrEqual(60);
  }
});
