import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sha256 } from '../lib/sha256';
import { createLoginTokens } from './loginTokens';
import { ALVA, type IdentityApp, identityApp } from './testing/identityApp';
import { onlyAlva, personOf } from './testing/journey';

const key = new Uint8Array(32).fill(5);
let own: IdentityApp;
beforeAll(async () => {
  own = await identityApp({}, undefined, ({ uid, claims }) =>
    new SignJWT({ uid, claims }).setProtectedHeader({ alg: 'HS256' }).sign(key),
  );
});
afterAll(() => own.close());

it('is a custom token that names the session which it begins, once', async () => {
  const uid = await onlyAlva(own);
  const browser = own.browser();
  const { id_token } = await browser.visitBankid(personOf(ALVA), { purpose: 'login' });
  const { body } = await browser.post('portal/auth/bankid_login', { id_token });
  const claims = decodeJwt(String(body.login_token));
  expect(claims).toMatchObject({ uid });
  const { sessionId } = Object(claims.claims);

  const spend = () => browser.post('v2/session/sign_in', { login_token: body.login_token });
  expect(await spend()).toMatchObject({ httpStatus: 200 });
  const cookie = browser.cookies.get('vikari_session') ?? '';
  expect(sha256(cookie)).toBe(sessionId);
  expect(await own.identity.sessions.read(cookie)).toMatchObject({ userId: uid, sessionId });
  expect(await spend()).toMatchObject({ httpStatus: 400, body: { code: 'invalid_token' } });
});

it('does not reveal the session’s cookie to a caller who has the token only', async () => {
  const make = (secret: number) =>
    createLoginTokens(new Uint8Array(32).fill(secret), ({ uid, claims }) =>
      new SignJWT({ uid, claims }).setProtectedHeader({ alg: 'HS256' }).sign(key),
    );
  const token = await make(1).make('alva', 0);
  const { sessionId } = Object(decodeJwt(token).claims);
  expect(sha256(make(1).cookieFor(token))).toBe(sessionId);
  expect(sha256(make(2).cookieFor(token))).not.toBe(sessionId);
});
