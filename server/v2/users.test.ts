import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type IdentityApp, identityApp } from '../identity/testing/identityApp';
import type { TestBrowser } from '../identity/testing/testBrowser';
import { aUser } from '../identity/testing/users';

let own: IdentityApp;
let person: TestBrowser;
let userId: string;
beforeAll(async () => {
  own = await identityApp();
});
afterAll(() => own.close());
beforeEach(async () => {
  await own.db.query('delete from users');
  await own.db.query('delete from change_log');
  userId = await aUser(own.db, { email: 'alva@example.com' });
  person = own.browser();
  person.cookies.set('vikari_session', await own.identity.sessions.start(own.db, userId));
});

const save = (details: object) => person.post('v2/users/save_user_details', details);
const me = async () => Object((await person.get('v2/session/me')).body.profile);
const changes = () => own.db.query('select scope, type, entity_id from change_log');

it('saves one part, leaves the rest, and writes to the change log', async () => {
  const before = await me();
  const { httpStatus, body } = await save({ phone: '070-174 06 05' });
  expect(httpStatus).toBe(200);
  expect(body.profile).toEqual({ ...before, phone: '+46701740605' });
  expect(await me()).toEqual(body.profile);
  expect(await changes()).toEqual([
    { scope: `user:${userId}`, type: 'profile', entity_id: userId },
  ]);
});

it('saves a whole profile, normalized', async () => {
  const { body } = await save({
    firstName: '  Åsa-Märta ',
    lastName: 'von  Essen',
    phone: '+47 22 22 55 55',
    jobTitle: ' Barnmorska ',
    profession: 'barnmorska',
    workfields: ['forlossning'],
    locations: ['m-0180'],
    employmentTypes: ['konsult', 'vikariat'],
    language: 'en',
  });
  expect(body.profile).toMatchObject({
    firstName: 'Åsa-Märta',
    lastName: 'von Essen',
    phone: '+4722225555',
    jobTitle: 'Barnmorska',
    profession: 'barnmorska',
    workfields: ['forlossning'],
    locations: ['m-0180'],
    employmentTypes: ['konsult', 'vikariat'],
  });
  const [row] = await own.db.query('select language from users');
  expect(row).toEqual({ language: 'en' });
});

it('accepts a profile as it was read, with its empty fields', async () => {
  const {
    userId: _id,
    pendingEmail: _pending,
    emailState: _state,
    bankIdVerified: _verified,
    verifiedName: _verifiedName,
    profileImageUrl: _image,
    visibilityChosen: _chosen,
    ...profile
  } = await me();
  expect(profile).toMatchObject({ phone: null, jobTitle: null });
  expect(await save(profile)).toMatchObject({ httpStatus: 200 });
});

it.each([
  ['firstName', '', 'contact.first_name.required'],
  ['lastName', 'B3rg', 'contact.last_name.invalid'],
  ['email', 'alva@', 'contact.email.invalid'],
  ['phone', '123', 'contact.phone.invalid'],
  ['profession', 'sjorovare', 'validation.unknown_id'],
  ['workfields', [], 'registration.select_workfield.error'],
  ['language', 'no', 'validation.unknown_value'],
  ['userId', 'other', 'validation.unknown_field'],
  ['bankIdVerified', true, 'validation.unknown_field'],
  ['verifiedName', { firstName: 'A', lastName: 'B' }, 'validation.unknown_field'],
  ['pendingEmail', 'alva@example.org', 'validation.unknown_value'],
  ['systems', ['takecare', 'takecare'], 'validation.duplicate'],
  ['prescriberCode', '123456', 'validation.prescriber_code'],
  ['prescriberCode', '12345678', 'validation.prescriber_code'],
  ['prescriberCode', '123456a', 'validation.prescriber_code'],
  ['visibility', 'everybody', 'validation.unknown_value'],
  ['visibilityChosen', true, 'validation.unknown_field'],
  ['avatarConsent', null, 'validation.wrong_type'],
  ['jobTitle', 'Barnmorska 19121212-1212', 'validation.personal_number'],
  ['base', 'before', 'validation.wrong_type'],
])('refuses %s %j and changes nothing', async (field, value, message) => {
  const before = await me();
  expect(await save({ jobTitle: 'Ny', [field]: value })).toMatchObject({
    httpStatus: 400,
    body: { code: 'invalid_request', fields: { [field]: message } },
  });
  expect(await me()).toEqual(before);
  expect(await changes()).toEqual([]);
});

it('names an unknown id by its path', async () => {
  expect(await save({ locations: ['r-01', 'atlantis'] })).toMatchObject({
    body: { fields: { 'locations[1]': 'validation.unknown_id' } },
  });
});

it('changes the call name, and never the verified name', async () => {
  const verifiedName = { firstName: 'Alva', lastName: 'Nordanvik' };
  expect(await me()).toMatchObject({ bankIdVerified: true, verifiedName });
  const { body } = await save({ firstName: 'Eva', lastName: 'Berg' });
  expect(body.profile).toMatchObject({
    firstName: 'Eva',
    lastName: 'Berg',
    bankIdVerified: true,
    verifiedName,
  });
});

it('has no verified name without a BankID', async () => {
  await own.db.query('update users set bankid_issuer = null, bankid_subject = null');
  expect(await me()).toMatchObject({ bankIdVerified: false, verifiedName: null });
});

it('keeps record systems, a prescriber code and two choices', async () => {
  expect(await me()).toMatchObject({
    systems: [],
    prescriberCode: null,
    visibility: 'hidden',
    visibilityChosen: false,
    avatarConsent: false,
  });
  const changes = {
    systems: ['cosmic', 'takecare'],
    prescriberCode: '1234567',
    visibility: 'offers',
    avatarConsent: true,
  };
  await save(changes);
  expect(await me()).toMatchObject({ ...changes, visibilityChosen: true });
  expect(await save({ systems: ['atlantis'] })).toMatchObject({
    body: { fields: { 'systems[0]': 'validation.unknown_id' } },
  });
  await save({ systems: [], prescriberCode: null, visibility: 'hidden', avatarConsent: false });
  expect(await me()).toMatchObject({
    systems: [],
    prescriberCode: null,
    visibility: 'hidden',
    visibilityChosen: true,
    avatarConsent: false,
  });
});

it('records when a candidate agreed to be shown, and keeps the first time', async () => {
  const consent = () => own.db.query('select avatar_consent_at from users');
  await save({ avatarConsent: true });
  const before = await consent();
  own.clock.advance(60_000);
  await save({ avatarConsent: true });
  expect(await consent()).toEqual(before);
});

describe('saving in two tabs', () => {
  const title = async () => (await me()).jobTitle;

  it('refuses the later save, and stores nothing of it', async () => {
    await save({ jobTitle: 'Barnmorska', base: { jobTitle: null } });
    const stored = await me();
    const late = await save({
      jobTitle: 'Överläkare',
      phone: '070-174 06 05',
      base: { jobTitle: null, phone: null },
    });
    expect(late).toMatchObject({
      httpStatus: 409,
      body: {
        code: 'edit_conflict',
        fields: { jobTitle: 'validation.edit_conflict' },
        current: stored,
      },
    });
    expect(Object.keys(Object(late.body.fields))).toEqual(['jobTitle']);
    expect(await me()).toEqual(stored);
  });

  it('accepts both when they change other fields, or one field to the same value', async () => {
    await save({ phone: '070-174 06 05', base: { phone: null } });
    const same = await save({ phone: '+46 70 174 06 05', base: { phone: null } });
    expect(same).toMatchObject({ httpStatus: 200 });
    const other = await save({ jobTitle: 'Barnmorska', base: { jobTitle: null } });
    expect(other.body.profile).toMatchObject({ phone: '+46701740605', jobTitle: 'Barnmorska' });
  });

  it('accepts one of several saves at the same moment, and refuses the others', async () => {
    const answers = await Promise.all(
      ['Barnmorska', 'Överläkare', 'Undersköterska'].map((jobTitle) =>
        save({ jobTitle, base: { jobTitle: null } }),
      ),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).toSorted()).toEqual([200, 409, 409]);
    const won = answers.find(({ httpStatus }) => httpStatus === 200);
    expect(await title()).toBe(Object(won?.body.profile).jobTitle);
  });

  it('saves without a conflict check when no base is sent', async () => {
    await save({ jobTitle: 'Barnmorska' });
    expect(await save({ jobTitle: 'Överläkare' })).toMatchObject({ httpStatus: 200 });
  });
});

it('refuses visitors', async () => {
  expect(await own.browser().post('v2/users/save_user_details', {})).toMatchObject({
    httpStatus: 401,
    body: { code: 'authentication_required' },
  });
});
