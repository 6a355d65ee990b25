import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_JOBS_BY_ID } from '#domain/saved/saved';
import { type CandidateApp, candidateApp, type Person } from '../candidates/testing/candidateApp';

let own: CandidateApp;
let person: Person;
beforeAll(async () => {
  own = await candidateApp();
  person = await own.person();
});
afterAll(async () => {
  expect(own.faults).toEqual([]);
  await own.close();
});

const TOLD = { frequency: 'daily', mail: true, push: false };

it.each<[name: string, changes: object, field: string, message: string]>([
  ['an empty query', { query: '?order=newest' }, 'query', 'validation.required'],
  ['only unknown values', { query: 'roles=sjorovare' }, 'query', 'validation.required'],
  ['a number of a person', { query: 'q=850709-9805' }, 'query', 'validation.personal_number'],
  ['one that is too long', { query: `q=${'x'.repeat(2047)}` }, 'query', 'validation.too_long'],
  ['no way to be told', { mail: false }, 'mail', 'validation.required'],
  ['an unknown frequency', { frequency: 'hourly' }, 'frequency', 'validation.unknown_value'],
])('refuses a search with %s', async (_name, changes, field, message) => {
  const search = { query: 'q=natt', ...TOLD, ...changes };
  const { httpStatus, body } = await person.post('v2/saved/save_search', search);
  expect([httpStatus, body.code, body.fields]).toEqual([
    400,
    'invalid_request',
    { [field]: message },
  ]);
});

it('stores no channels of a search without alerts', async () => {
  const search = { query: 'q=natt', frequency: 'never', mail: false, push: false };
  expect((await person.post('v2/saved/save_search', search)).body).toMatchObject({
    saved: { searches: [search] },
  });
});

it('refuses more jobs than the limit of a call, and names unknown ones as gone', async () => {
  const ids = Array.from({ length: MOST_JOBS_BY_ID + 1 }, (_, number) => `v-${number}`);
  const refused = await person.get(`v2/jobs/fetch_by_id?ids=${ids.join(',')}`);
  expect(refused.body).toMatchObject({ fields: { ids: 'validation.too_many' } });
  const { body } = await own.as({}).get(`v2/jobs/fetch_by_id?ids=${ids.slice(1).join(',')}`);
  expect(body).toEqual({ status: 0, results: [], gone: ids.slice(1), closed: [] });
});
