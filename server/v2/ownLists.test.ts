import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CandidateApp, candidateApp, type Person } from '../candidates/testing/candidateApp';
import { EXPERIENCE, REFERENCE } from '../hostile/testing/wellBehavedCalls';

let own: CandidateApp;
let person: Person;
beforeAll(async () => {
  own = await candidateApp();
});
afterAll(async () => {
  expect(own.faults).toEqual([]);
  await own.close();
});
beforeEach(async () => {
  await own.db.query('delete from change_log');
  person = await own.person();
});

const KINDS = [
  {
    name: 'references',
    list: 'v2/users/user_references',
    save: 'v2/users/user_reference',
    remove: 'v2/users/delete_user_reference',
    form: REFERENCE,
    stored: { ...REFERENCE, phone: '+46701740605' },
    change: { name: 'Annan Chef' },
    otherChange: { name: 'Tredje Chef' },
    most: 10,
  },
  {
    name: 'experiences',
    list: 'v2/users/experiences',
    save: 'v2/users/experience',
    remove: 'v2/users/delete_experience',
    form: EXPERIENCE,
    stored: EXPERIENCE,
    change: { workplace: 'Annan klinik' },
    otherChange: { workplace: 'Tredje klinik' },
    most: 40,
  },
] as const;

describe.each(KINDS)('$name', (kind) => {
  const { form, stored, change, otherChange, most } = kind;
  const save = (edit: object, key?: string) => person.post(kind.save, edit, key);
  const remove = (id: unknown, key?: string) => person.post(kind.remove, { id }, key);
  const list = async () => (await person.get(kind.list)).body.results;
  const added = async () => {
    const { reference, experience } = (await save(form)).body;
    return Object(reference ?? experience);
  };

  it('are added, changed and deleted, each with a row in the change log', async () => {
    expect(await list()).toEqual([]);
    const { id } = await added();
    expect(await list()).toEqual([{ id, ...stored }]);
    expect(await save({ ...form, ...change, id })).toMatchObject({ httpStatus: 200 });
    expect(await list()).toEqual([{ id, ...stored, ...change }]);
    expect(await remove(id)).toEqual({ httpStatus: 200, body: { status: 0 } });
    expect(await list()).toEqual([]);
    expect(await own.db.query('select scope, type, entity_id from change_log')).toEqual(
      Array.from({ length: 3 }, () => ({
        scope: `user:${person.userId}`,
        type: kind.name,
        entity_id: id,
      })),
    );
  });

  it('are added once, and deleted once, by a repeated call', async () => {
    const first = await save(form, 'press-1');
    expect(await save(form, 'press-1')).toEqual(first);
    expect(await list()).toHaveLength(1);
    const { id } = Object(first.body.reference ?? first.body.experience);
    expect(await remove(id, 'press-2')).toMatchObject({ httpStatus: 200 });
    expect(await remove(id, 'press-2')).toMatchObject({ httpStatus: 200 });
    expect(await remove(id)).toMatchObject({ httpStatus: 404, body: { code: 'not_found' } });
  });

  it('are a candidate’s own', async () => {
    const { id } = await added();
    const another = await own.person();
    for (const [path, body] of [
      [kind.save, { ...form, ...change, id }],
      [kind.remove, { id }],
    ] as const) {
      const refused = await another.post(path, body);
      expect(refused).toMatchObject({ httpStatus: 404, body: { code: 'not_found' } });
      expect(refused).toEqual(await another.post(path, { ...body, id: 'unknown' }));
    }
    expect((await another.get(kind.list)).body.results).toEqual([]);
    expect(await list()).toEqual([{ id, ...stored }]);
  });

  it('refuse the later save of two tabs, and answer what is stored', async () => {
    const { id, ...base } = await added();
    await save({ ...form, ...change, id, base });
    const [field = ''] = Object.keys(change);
    expect(await save({ ...form, ...otherChange, id, base })).toMatchObject({
      httpStatus: 409,
      body: {
        code: 'edit_conflict',
        fields: { [field]: 'validation.edit_conflict' },
        current: { id, ...stored, ...change },
      },
    });
    expect(await list()).toEqual([{ id, ...stored, ...change }]);
  });

  it('accept one of two saves at the same moment, and refuse the other', async () => {
    const { id, ...base } = await added();
    const answers = await Promise.all(
      [change, otherChange].map((one) => save({ ...form, ...one, id, base })),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).toSorted()).toEqual([200, 409]);
  });

  it(`are ${most} at most, also when the last are added at the same moment`, async () => {
    for (let count = 0; count < most - 1; count += 1) await added();
    const answers = await Promise.all([save(form), save(form), save(form)]);
    expect(answers.map(({ httpStatus }) => httpStatus).toSorted()).toEqual([200, 413, 413]);
    expect(await save(form)).toMatchObject({ body: { code: 'quota_exceeded' } });
    expect(await list()).toHaveLength(most);
  });

  it.each([
    ['a personal identity number', { workplace: 'Klinik 19121212-1212' }, 'personal_number'],
    ['nothing that is seen', { workplace: '\u200b' }, null],
    ['a control character', { workplace: 'a\u0000b' }, 'unfit_characters'],
    ['too long a text', { workplace: 'a'.repeat(151) }, 'too_long'],
  ])('refuse %s', async (_what, wrong, message) => {
    const { httpStatus, body } = await save({ ...form, ...wrong });
    expect(httpStatus).toBe(400);
    expect(Object(body.fields).workplace).toMatch(message ?? 'required');
    expect(await list()).toEqual([]);
  });
});

it.each<[field: string, value: unknown, message: string]>([
  ['name', '', 'reference.name.required'],
  ['name', 'Chef 121212-1212', 'validation.personal_number'],
  ['phone', '123', 'reference.phone.invalid'],
  ['phone', undefined, 'reference.phone.required'],
  ['email', 'chefa@', 'reference.email.invalid'],
  ['isManager', undefined, 'validation.required'],
  ['latestJob', 3, 'validation.unknown_value'],
  ['mayContact', 'yes', 'validation.wrong_type'],
])('refuses a reference whose %s is %j', async (field, value, message) => {
  const { body } = await person.post('v2/users/user_reference', { ...REFERENCE, [field]: value });
  expect(body).toMatchObject({ code: 'invalid_request', fields: { [field]: message } });
});

it.each<[field: string, value: unknown, message: string]>([
  ['workRole', 'sjorovare', 'validation.unknown_id'],
  ['from', '2019-13', 'validation.month'],
  ['from', '2019-08-01', 'validation.month'],
  // The test's clock is set to March 2026
  ['from', '2026-04', 'validation.future_date'],
  ['to', '2026-04', 'validation.future_date'],
  ['to', '2019-07', 'validation.from_after_to'],
  ['to', undefined, 'validation.required'],
  ['workFields', ['sjoroveri'], 'validation.unknown_id'],
  ['description', 'Mitt nummer: 121212-1212', 'validation.personal_number'],
  ['description', 'a'.repeat(2001), 'validation.too_long'],
])('refuses an experience whose %s is %j', async (field, value, message) => {
  const { body } = await person.post('v2/users/experience', { ...EXPERIENCE, [field]: value });
  expect(body).toMatchObject({ code: 'invalid_request' });
  expect(Object.values(Object(body.fields))).toEqual([message]);
});

it('lists the experiences that they still have first, then the latest', async () => {
  for (const [from, to] of [
    ['2001-01', '2005-06'],
    ['2019-08', null],
    ['2005-07', '2019-07'],
    ['2020-01', null],
  ]) {
    await person.post('v2/users/experience', { ...EXPERIENCE, from, to });
  }
  const { results } = (await person.get('v2/users/experiences')).body;
  expect(Array.isArray(results) && results.map(({ from }) => from)).toEqual([
    '2020-01',
    '2019-08',
    '2005-07',
    '2001-01',
  ]);
});

it('forgets that the list was complete when one of it is deleted', async () => {
  const complete = async () => (await person.get('v2/users/experiences')).body.complete;
  const { body } = await person.post('v2/users/experience', EXPERIENCE);
  expect(await complete()).toBe(false);
  await person.post('v2/users/say_experiences_complete', { complete: true });
  await person.post('v2/users/experience', { ...EXPERIENCE, from: '2021-01' });
  expect(await complete()).toBe(true);
  await person.post('v2/users/delete_experience', { id: Object(body.experience).id });
  expect(await complete()).toBe(false);
  await person.post('v2/users/say_experiences_complete', { complete: true });
  await person.post('v2/users/say_experiences_complete', { complete: false });
  expect(await complete()).toBe(false);
});

it('keeps an experience without a description', async () => {
  const { description: _, ...form } = EXPERIENCE;
  const { body } = await person.post('v2/users/experience', form);
  expect(body).toMatchObject({ experience: { description: '' } });
});
