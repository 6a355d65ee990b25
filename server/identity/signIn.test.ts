import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type IdentityApp, identityApp } from './testing/identityApp';
import { login, me, onlyAlva, signIn } from './testing/journey';
import type { TestBrowser } from './testing/testBrowser';
import { MINUTE } from './time';

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

describe('sign-in', () => {
  const refused = { httpStatus: 400, body: { code: 'invalid_token' } };
  const spend = (who: TestBrowser, login_token: unknown) =>
    who.post('v2/session/sign_in', { login_token });

  it('spends a token once', async () => {
    const { body } = await login(browser);
    const cookies = new Map(browser.cookies);
    expect(await spend(browser, body.login_token)).toMatchObject({ httpStatus: 200 });
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(await spend(browser, body.login_token)).toMatchObject(refused);
  });

  it('spends a token in the browser that earned it only, and leaves it whole otherwise', async () => {
    const { body } = await login(browser);
    const thief = own.browser();
    expect(await spend(thief, body.login_token)).toMatchObject(refused);
    await thief.visitBankid('cancel', { purpose: 'login' });
    expect(await spend(thief, body.login_token)).toMatchObject(refused);
    expect(await spend(browser, body.login_token)).toMatchObject({ httpStatus: 200 });
  });

  it('takes no token older than two minutes', async () => {
    const { body } = await login(browser);
    own.clock.advance(2 * MINUTE);
    expect(await spend(browser, body.login_token)).toMatchObject(refused);
  });

  it('ends the session that the browser had', async () => {
    const { body } = await login(browser);
    const begun = new Map(browser.cookies);
    const second = own.browser();
    browser = second;
    await signIn(browser);
    const old = second.cookies.get('vikari_session') ?? '';
    for (const [name, value] of begun) second.cookies.set(name, value);
    await spend(second, body.login_token);
    expect(second.cookies.get('vikari_session')).not.toBe(old);
    expect(await own.identity.sessions.read(old)).toBeNull();
    expect(await me(browser)).toMatchObject({ userId: alvaId });
  });

  it('sets cookies that scripts and other sites cannot use', async () => {
    const response = await own.app.inject({
      method: 'POST',
      url: '/api/v2/session/begin_bankid',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { purpose: 'login', device: 'same', language: 'sv' },
    });
    expect(response.cookies).toEqual([
      expect.objectContaining({
        name: 'vikari_bankid',
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
      }),
    ]);
  });
});

describe('sign-out', () => {
  it('ends the session on the server too', async () => {
    await signIn(browser);
    const cookie = browser.cookies.get('vikari_session') ?? '';
    expect(await browser.post('v2/session/sign_out')).toMatchObject({ body: { status: 0 } });
    expect(browser.cookies.has('vikari_session')).toBe(false);
    browser.cookies.set('vikari_session', cookie);
    expect(await me(browser)).toBeNull();
  });

  it('is harmless for a visitor', async () => {
    expect(await browser.post('v2/session/sign_out')).toMatchObject({ httpStatus: 200 });
  });
});
