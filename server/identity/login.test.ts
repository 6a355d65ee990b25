import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ALVA, type IdentityApp, identityApp, TORVALD } from './testing/identityApp';
import { login, me, onlyAlva, personOf, signIn } from './testing/journey';
import type { TestBrowser } from './testing/testBrowser';

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

it('returns a token and the way back, and signs in', async () => {
  const { httpStatus, body } = await login(browser, '/candidate/apply?job=abc');
  expect(httpStatus).toBe(200);
  expect(body).toEqual({
    status: 0,
    code: null,
    login_token: expect.any(String),
    targetPath: '/candidate/apply?job=abc',
  });
  expect(await me(browser)).toBeNull();
  await browser.post('v2/session/sign_in', { login_token: body.login_token });
  expect(await me(browser)).toMatchObject({ userId: alvaId, firstName: 'Alva' });
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/%2f%2fevil.example'])(
  'never redirects to %s',
  async (targetPath) => {
    expect((await login(browser, targetPath)).body.targetPath).toBeNull();
  },
);

it('answers an unregistered BankID with "not registered"', async () => {
  const { id_token } = await browser.visitBankid(personOf(TORVALD), { purpose: 'login' });
  expect(await browser.post('portal/auth/bankid_login', { id_token })).toMatchObject({
    httpStatus: 404,
    body: { status: 1, code: 'bankid_not_registered' },
  });
});

it('is refused when the caller is signed in already', async () => {
  const { id_token } = await browser.visitBankid(personOf(ALVA), { purpose: 'login' });
  const cookies = new Map(browser.cookies);
  await signIn(browser);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  const refused = { httpStatus: 409, body: { code: 'already_authenticated' } };
  expect(await browser.post('portal/auth/bankid_login', { id_token })).toMatchObject(refused);
  expect(
    await browser.post('v2/session/begin_bankid', {
      purpose: 'login',
      device: 'same',
      language: 'sv',
    }),
  ).toMatchObject(refused);
});

it('refuses an answer from another browser', async () => {
  const { id_token } = await browser.visitBankid(personOf(ALVA), { purpose: 'login' });
  const attacker = own.browser();
  await attacker.visitBankid('cancel', { purpose: 'login' });
  expect(await attacker.post('portal/auth/bankid_login', { id_token })).toMatchObject({
    httpStatus: 400,
    body: { code: 'invalid_token' },
  });
});

it('completes an authorization request begun in another tab', async () => {
  const first = await browser.visitBankid(personOf(ALVA), { purpose: 'login' });
  await browser.visitBankid('cancel', { purpose: 'login' });
  expect(
    await browser.post('portal/auth/bankid_login', { id_token: first.id_token }),
  ).toMatchObject({ httpStatus: 200 });
});

it('updates the verified name, and leaves the call name', async () => {
  await own.db.query(
    "update users set first_name = 'Kalla', verified_first_name = null, verified_last_name = null",
  );
  await own.db.query('delete from change_log');
  const profile = async () => (await own.db.query('select * from users'))[0];
  await login(browser);
  expect(await profile()).toMatchObject({
    first_name: 'Kalla',
    verified_first_name: ALVA.firstName,
    verified_last_name: ALVA.lastName,
  });
  const changes = () => own.db.query('select type, entity_id from change_log');
  expect(await changes()).toEqual([{ type: 'profile', entity_id: alvaId }]);
  await login(own.browser());
  expect(await changes()).toHaveLength(1);
});
