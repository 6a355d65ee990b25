import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ALVA, type IdentityApp, identityApp, TORVALD } from './testing/identityApp';
import { fillIn, me, onlyAlva, personOf, REGISTRATION, register } from './testing/journey';
import type { TestBrowser } from './testing/testBrowser';

let own: IdentityApp;
let browser: TestBrowser;

beforeAll(async () => {
  own = await identityApp();
});
afterAll(() => own.close());
beforeEach(async () => {
  await onlyAlva(own);
  browser = own.browser();
});

it("creates the account from the form's values and the token's names, and signs in", async () => {
  const registered = await register(browser);
  expect(registered).toMatchObject({ httpStatus: 200, body: { status: 0, targetPath: null } });
  const { body } = await browser.post('v2/session/sign_in', {
    login_token: registered.body.login_token,
  });
  expect(body.profile).toEqual({
    userId: expect.any(String),
    firstName: 'Torvald',
    lastName: 'Lindekrans',
    email: REGISTRATION.email,
    emailState: 'unconfirmed',
    phone: null,
    jobTitle: null,
    workplace: null,
    availableFrom: null,
    profession: 'sjukskoterska',
    workfields: REGISTRATION.workfields,
    locations: REGISTRATION.locations,
    employmentTypes: REGISTRATION.employmentTypes,
    profileImageUrl: null,
    pendingEmail: REGISTRATION.email,
    languages: null,
    systems: [],
    prescriberCode: null,
    visibility: 'hidden',
    visibilityChosen: false,
    avatarConsent: false,
    bankIdVerified: true,
    verifiedName: { firstName: 'Torvald', lastName: 'Lindekrans' },
  });
  expect(await me(browser)).toEqual(body.profile);
});

it('refuses a BankID that has an account', async () => {
  expect(await register(browser, {}, ALVA)).toMatchObject({
    httpStatus: 409,
    body: { status: 1, code: 'already_registered' },
  });
});

it('refuses an address that has an account, ignoring case, and keeps the form open', async () => {
  expect(await register(browser, { email: 'Alva.Nordanvik@Example.com' })).toMatchObject({
    httpStatus: 409,
    body: { code: 'email_taken', fields: { email: 'validation.email_taken' } },
  });
  const open = await own.db.query('select 1 from registration_sessions where completed_at is null');
  expect(open.length).toBeGreaterThan(0);
});

it('names what an incomplete form lacks, and does not use up the BankID answer', async () => {
  const { body } = await browser.post('v2/session/set_session', {
    type: 'registration',
    email: REGISTRATION.email,
  });
  const { sessionID } = body;
  const { id_token } = await browser.visitBankid(personOf(TORVALD), {
    purpose: 'register',
    sessionID: String(sessionID),
  });
  const answer = { id_token, sessionID };
  expect(await browser.post('portal/auth/bankid_register', answer)).toMatchObject({
    httpStatus: 400,
    body: {
      fields: {
        professions: 'registration.select_profession.error',
        workfields: 'registration.select_workfield.error',
        locations: 'registration.select_location.error',
        employmentTypes: 'registration.select_employment_type.error',
      },
    },
  });
  const value = REGISTRATION;
  await browser.post('v2/session/set_session', {
    type: 'registration',
    key: 'registration',
    value,
    sessionID,
  });
  expect(await browser.post('portal/auth/bankid_register', answer)).toMatchObject({
    httpStatus: 200,
  });
});

it('refuses a registration that the authorization request was not begun for', async () => {
  const [first, second] = [await fillIn(browser), await fillIn(browser)];
  const { id_token } = await browser.visitBankid(personOf(TORVALD), {
    purpose: 'register',
    sessionID: first,
  });
  expect(
    await browser.post('portal/auth/bankid_register', { id_token, sessionID: second }),
  ).toMatchObject({
    httpStatus: 400,
    body: { code: 'invalid_token' },
  });
});

it('refuses a registration that was never begun, or that is finished', async () => {
  const begin = { purpose: 'register', device: 'same', language: 'sv' };
  expect(
    await browser.post('v2/session/begin_bankid', { ...begin, sessionID: 'x'.repeat(43) }),
  ).toMatchObject({ httpStatus: 404, body: { code: 'session_not_found' } });
  await register(browser);
  const [finished] = await own.db.query<{ id: string }>(
    'select id from registration_sessions where completed_at is not null',
  );
  expect(
    await browser.post('v2/session/begin_bankid', { ...begin, sessionID: finished?.id }),
  ).toMatchObject({ httpStatus: 404, body: { code: 'session_not_found' } });
});

it('puts what else was filled in into the account, and leaves what was not', async () => {
  const { body } = await register(own.browser(), {
    email: 'totte@example.com',
    ...{ firstName: 'totte', lastName: '', phone: '070-174 06 05', systems: ['takecare'] },
    ...{ visibility: 'offers', availableFrom: '2026-12-01', workplace: ' Exempelsjukhuset ' },
  });
  expect(body.code).toBeUndefined();
  const [row] = await own.db.query(
    `select first_name, last_name, verified_first_name, phone, systems, visibility, available_from,
       visibility_chosen_at is not null as chosen, workplace
     from users where email = 'totte@example.com'`,
  );
  expect(row).toEqual({
    first_name: 'totte',
    verified_first_name: 'Torvald',
    last_name: 'Lindekrans',
    phone: '+46701740605',
    systems: ['takecare'],
    visibility: 'offers',
    chosen: true,
    available_from: '2026-12-01',
    workplace: 'Exempelsjukhuset',
  });
});
