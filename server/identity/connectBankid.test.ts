import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SIMULATOR_ISSUER } from './simulator/simulator';
import { ALVA, type IdentityApp, identityApp, TORVALD } from './testing/identityApp';
import { me, onlyAlva, personOf, signIn } from './testing/journey';
import type { TestBrowser } from './testing/testBrowser';
import { aUser } from './testing/users';
import { findProfile } from './users.repository';

let own: IdentityApp;
let browser: TestBrowser;
let alvaId: string;
beforeAll(async () => {
  own = await identityApp();
});
afterAll(() => own.close());
beforeEach(async () => {
  alvaId = await onlyAlva(own);
  browser = own.browser();
});

/** As if Alva had registered by Google, under the name in Torvald's BankID. */
const withoutBankid = () =>
  own.db.query(
    `update users set bankid_issuer = null, bankid_subject = null, first_name = 'Torvald',
       last_name = 'Lindekrans', verified_first_name = null, verified_last_name = null`,
  );

async function connect(person: { subject: string }, userId: string) {
  const { id_token } = await browser.visitBankid(personOf(person), { purpose: 'connect' });
  return browser.post('portal/auth/connect_bankid', { id_token, userId, connectBankID: true });
}

it('connects it to an account without one', async () => {
  await signIn(browser);
  await withoutBankid();
  expect(await me(browser)).toMatchObject({ bankIdVerified: false });
  expect(await connect(TORVALD, alvaId)).toMatchObject({
    httpStatus: 200,
    body: { status: 0, bankIdVerified: true },
  });
  expect(await findProfile(own.db, alvaId)).toMatchObject({
    firstName: 'Torvald',
    bankIdVerified: true,
    verifiedName: { firstName: 'Torvald', lastName: 'Lindekrans' },
  });
});

it('is harmless a second time', async () => {
  await signIn(browser);
  expect(await connect(ALVA, alvaId)).toMatchObject({ httpStatus: 200 });
});

it('answers the same call again as the first time, and changes nothing', async () => {
  await signIn(browser);
  await withoutBankid();
  const { id_token } = await browser.visitBankid(personOf(TORVALD), {
    purpose: 'connect',
    targetPath: '/jobs',
  });
  const call = () =>
    browser.post('portal/auth/connect_bankid', { id_token, userId: alvaId, connectBankID: true });
  const first = await call();
  expect(first).toMatchObject({ httpStatus: 200, body: { targetPath: '/jobs' } });
  await own.db.query('update sessions set bankid_at = null');
  expect(await call()).toMatchObject({ httpStatus: 200, body: first.body });
  expect(await own.db.query('select 1 from sessions where bankid_at is not null')).toEqual([]);
});

it('refuses an answer that was used once the account has another BankID', async () => {
  await signIn(browser);
  await withoutBankid();
  const { id_token } = await browser.visitBankid(personOf(TORVALD), { purpose: 'connect' });
  const call = () =>
    browser.post('portal/auth/connect_bankid', { id_token, userId: alvaId, connectBankID: true });
  expect(await call()).toMatchObject({ httpStatus: 200 });
  await own.db.query("update users set bankid_subject = 'another'");
  expect(await call()).toMatchObject({ httpStatus: 400, body: { code: 'invalid_token' } });
});

it('refuses a BankID of another account', async () => {
  await signIn(browser);
  await withoutBankid();
  await aUser(own.db, { bankid: { issuer: SIMULATOR_ISSUER, subject: TORVALD.subject } });
  expect(await connect(TORVALD, alvaId)).toMatchObject({
    httpStatus: 409,
    body: { code: 'conflict' },
  });
});

it('does not change the BankID that an account has', async () => {
  await signIn(browser);
  expect(await connect(TORVALD, alvaId)).toMatchObject({ body: { code: 'conflict' } });
});

it("works only for one's own account", async () => {
  await signIn(browser);
  await withoutBankid();
  const other = await aUser(own.db);
  expect(await connect(TORVALD, other)).toMatchObject({
    httpStatus: 403,
    body: { code: 'forbidden' },
  });
});

it('refuses an authorization request that another account began in the same browser', async () => {
  await signIn(browser);
  const { id_token } = await browser.visitBankid(personOf(TORVALD), { purpose: 'connect' });
  const other = await aUser(own.db);
  browser.cookies.set('vikari_session', await own.identity.sessions.start(own.db, other));
  expect(
    await browser.post('portal/auth/connect_bankid', {
      id_token,
      userId: other,
      connectBankID: true,
    }),
  ).toMatchObject({ httpStatus: 400, body: { code: 'invalid_token' } });
});

it('refuses visitors', async () => {
  const begin = { purpose: 'connect', device: 'same', language: 'sv' };
  expect(await browser.post('v2/session/begin_bankid', begin)).toMatchObject({
    httpStatus: 401,
    body: { code: 'authentication_required' },
  });
});
