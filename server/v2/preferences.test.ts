import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isoWeekOf, weekKey } from '#domain/calendar/isoWeek';
import { type CandidateApp, candidateApp, type Person } from '../candidates/testing/candidateApp';

const week = isoWeekOf('2026-05-04');
const WEEKS = { weeksData: { [weekKey(week)]: week } };

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
  person = await own.person({
    professions: ['barnmorska', 'sjukskoterska'],
    workfields: ['forlossning'],
    locations: ['r-24'],
    employmentTypes: ['konsult'],
  });
});

const save = (changes: object) => person.post('v2/users/save_job_preferences', changes);
const read = async () => (await person.get('v2/users/job_preferences')).body;
const AT_FIRST = {
  locations: ['r-24'],
  workRoles: ['barnmorska', 'sjukskoterska'],
  workFields: ['forlossning'],
  systems: [],
  onCallDuty: null,
  compensation: { hourly: { minRate: 500, maxRate: 3500 } },
  availablePeriods: { weeksData: {} },
  employmentTypes: ['konsult'],
};

it('begins with the choices made at registration, and names what is missing', async () => {
  expect(await read()).toEqual({
    status: 0,
    preferences: AT_FIRST,
    complete: false,
    missing: {
      systems: 'preferences.systems.required',
      availablePeriods: 'preferences.available_periods.required',
    },
  });
});

it('uses the one profession of an account without preferred ones', async () => {
  await own.db.query(`update users set professions = '[]', profession = 'lakare' where id = $1`, [
    person.userId,
  ]);
  expect(await read()).toMatchObject({ preferences: { workRoles: ['lakare'] } });
  await own.db.query('update users set profession = null where id = $1', [person.userId]);
  expect(await read()).toMatchObject({
    preferences: { workRoles: [] },
    missing: { workRoles: 'preferences.work_roles.required' },
  });
});

it('saves one field of incomplete preferences, keeps the rest, and writes a change', async () => {
  const { httpStatus, body } = await save({ onCallDuty: false });
  expect(httpStatus).toBe(200);
  expect(body).toMatchObject({ preferences: { ...AT_FIRST, onCallDuty: false }, complete: false });
  expect(await read()).toEqual(body);
  expect(await own.db.query('select scope, type from change_log')).toEqual([
    { scope: `user:${person.userId}`, type: 'preferences' },
  ]);
});

it('saves a complete whole as it came, and a repeat leaves it so', async () => {
  const whole = {
    locations: ['m-2480', 'r-01'],
    workRoles: ['barnmorska'],
    workFields: ['forlossning'],
    systems: ['obstetrix'],
    onCallDuty: true,
    compensation: { hourly: { minRate: 600, maxRate: 900 } },
    availablePeriods: WEEKS,
    employmentTypes: ['vikariat'],
  };
  for (const base of [AT_FIRST, AT_FIRST, undefined]) {
    const { body } = await save({ ...whole, base });
    expect(body).toEqual({ status: 0, preferences: whole, complete: true, missing: {} });
  }
  expect(await read()).toMatchObject({ preferences: whole });
});

it('removes a list again', async () => {
  await save({ locations: [], onCallDuty: true });
  expect((await save({ onCallDuty: null })).body).toMatchObject({
    preferences: { locations: [], onCallDuty: null },
    missing: { locations: 'preferences.locations.required' },
  });
});

it.each<[field: string, value: unknown, where: string, message: string]>([
  ['locations', ['atlantis'], 'locations[0]', 'validation.unknown_id'],
  ['workRoles', ['barnmorska', 'sjorovare'], 'workRoles[1]', 'validation.unknown_id'],
  ['workFields', ['konsult'], 'workFields[0]', 'validation.unknown_id'],
  ['systems', ['obstetrix', 'obstetrix'], 'systems', 'validation.duplicate'],
  ['systems', null, 'systems', 'validation.wrong_type'],
  ['employmentTypes', 'konsult', 'employmentTypes', 'validation.wrong_type'],
  ['onCallDuty', 'yes', 'onCallDuty', 'validation.wrong_type'],
  ['userId', 'another', 'userId', 'validation.unknown_field'],
  [
    'compensation',
    { hourly: { minRate: 490, maxRate: 900 } },
    'compensation.hourly.minRate',
    'validation.number_range',
  ],
  [
    'compensation',
    { hourly: { minRate: 605, maxRate: 900 } },
    'compensation.hourly.minRate',
    'validation.number_step',
  ],
  [
    'compensation',
    { hourly: { minRate: 600, maxRate: 600 } },
    'compensation.hourly.minRate',
    'validation.min_over_max',
  ],
  ['compensation', {}, 'compensation.hourly', 'validation.required'],
  ['availablePeriods', { weeksData: [] }, 'availablePeriods.weeksData', 'validation.wrong_type'],
  ...[
    { '54_2026': week },
    { '20_2026': week },
    { '019_2026': week },
    { '19_2026': { ...week, endDate: '2026-05-11' } },
    { '19_2026': { ...week, note: 'x' } },
    { '19_2026': null },
  ].map((weeksData): [string, unknown, string, string] => [
    'availablePeriods',
    { weeksData },
    'availablePeriods.weeksData',
    'validation.week',
  ]),
  [
    'availablePeriods',
    { weeksData: Object.fromEntries(Array.from({ length: 105 }, (_, at) => [String(at), week])) },
    'availablePeriods.weeksData',
    'validation.too_many',
  ],
])('refuses %s %j', async (field, value, where, message) => {
  expect(await save({ onCallDuty: true, [field]: value })).toMatchObject({
    httpStatus: 400,
    body: { code: 'invalid_request', fields: { [where]: message } },
  });
  expect(await read()).toMatchObject({ preferences: AT_FIRST });
});

describe('saving in two tabs', () => {
  const base = { locations: ['r-24'], onCallDuty: null };

  it('refuses the later save, and answers what is stored', async () => {
    const { body: first } = await save({ locations: ['r-01'], base });
    expect(await save({ locations: ['r-12'], onCallDuty: true, base })).toMatchObject({
      httpStatus: 409,
      body: {
        code: 'edit_conflict',
        fields: { locations: 'validation.edit_conflict' },
        current: first.preferences,
      },
    });
    expect(await read()).toEqual(first);
  });

  it.each([
    ['for the first time', async () => {}],
    ['once more', () => save({ systems: ['takecare'] })],
  ])('accepts one of several saves at the same moment, %s', async (_when, before) => {
    await before();
    const answers = await Promise.all(
      ['r-01', 'r-12', 'r-14'].map((id) => save({ locations: [id], base })),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).toSorted()).toEqual([200, 409, 409]);
    const won = answers.find(({ httpStatus }) => httpStatus === 200);
    expect(await read()).toEqual(won?.body);
  });
});

it('is a candidate’s own', async () => {
  const another = await own.person();
  await another.post('v2/users/save_job_preferences', { onCallDuty: true });
  expect(await read()).toMatchObject({ preferences: { onCallDuty: null } });
});
