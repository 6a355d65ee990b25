import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SHARED_COOKIE } from '#domain/signIn/sharedComputer';
import { MINUTE } from '../lib/time';
import { hashToken } from '../lib/tokens';
import { ALVA, type IdentityApp, identityApp } from './testing/identityApp';
import { fillIn, login, me, onlyAlva, personOf, signIn } from './testing/journey';
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

const refused = { httpStatus: 400, body: { code: 'invalid_token' } };
const spend = (who: TestBrowser, login_token: unknown) =>
  who.post('v2/session/sign_in', { login_token });

describe('sign-in', () => {
  it('uses up a token once', async () => {
    const { body } = await login(browser);
    const cookies = new Map(browser.cookies);
    expect(await spend(browser, body.login_token)).toMatchObject({ httpStatus: 200 });
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(await spend(browser, body.login_token)).toMatchObject(refused);
  });

  it('accepts a token only in its own browser, and does not use it up otherwise', async () => {
    const { body } = await login(browser);
    const attacker = own.browser();
    expect(await spend(attacker, body.login_token)).toMatchObject(refused);
    await attacker.visitBankid('cancel', { purpose: 'login' });
    expect(await spend(attacker, body.login_token)).toMatchObject(refused);
    expect(await spend(browser, body.login_token)).toMatchObject({ httpStatus: 200 });
  });

  it('keeps the "shared computer" choice from the request to the session', async () => {
    const request = { purpose: 'login', sharedComputer: true } as const;
    const { id_token } = await browser.visitBankid(personOf(ALVA), request);
    const { body } = await browser.post('portal/auth/bankid_login', { id_token });
    expect((await spend(browser, body.login_token)).body).toMatchObject({ sharedComputer: true });
    expect((await browser.get('v2/session/me')).body).toMatchObject({ sharedComputer: true });
    own.clock.advance(2 * 60 * MINUTE);
    expect(await me(browser)).toBeNull();
  });

  it('tells the scripts of every tab that the computer is shared, until the sign-out', async () => {
    const request = { purpose: 'login', sharedComputer: true } as const;
    const shared = async () => {
      const { id_token } = await browser.visitBankid(personOf(ALVA), request);
      const { body } = await browser.post('portal/auth/bankid_login', { id_token });
      await spend(browser, body.login_token);
    };
    await shared();
    expect(browser.cookies.get(SHARED_COOKIE)).toBe('true');
    await browser.post('v2/session/sign_out', {});
    expect(browser.cookies.has(SHARED_COOKIE)).toBe(false);
    // What an ended session left goes with one that is not shared
    browser.cookies.set(SHARED_COOKIE, 'true');
    await signIn(browser);
    expect(browser.cookies.has(SHARED_COOKIE)).toBe(false);
  });

  it('refuses a token older than two minutes', async () => {
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
        name: expect.stringMatching(/^vikari_bankid_[0-9a-f]{16}$/),
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
      }),
    ]);
  });
});

describe("the browser's cookie value for an authorization request", () => {
  const values = () =>
    [...browser.cookies].filter(([name]) => name.includes('bankid')).map(([, value]) => value);

  it('is a new one each time, and is deleted after the sign-in', async () => {
    const { body } = await login(browser);
    const [first] = values();
    await browser.visitBankid('cancel', { purpose: 'login' });
    const [, second] = values();
    expect(second).not.toBe(first);
    await spend(browser, body.login_token);
    expect(values()).toEqual([second]);
  });

  it('is never one that someone else set', async () => {
    browser.cookies.set('vikari_bankid_0000000000000000', 'a'.repeat(43));
    await browser.visitBankid('cancel', { purpose: 'login' });
    const stored = await own.db.query(
      'select 1 from authorization_requests where browser_hash = $1',
      [hashToken('a'.repeat(43))],
    );
    expect(stored).toEqual([]);
  });

  it('allows eight requests at once; the oldest are replaced', async () => {
    const { body } = await login(browser);
    const oldest = values();
    for (let more = 0; more < 8; more += 1) {
      await browser.visitBankid('cancel', { purpose: 'login' });
    }
    expect(values()).toHaveLength(8);
    expect(values()).not.toContain(oldest[0]);
    expect(await spend(browser, body.login_token)).toMatchObject(refused);
  });
});

describe('over https', () => {
  it('signs in with cookies that no other host can set, and ignores others', async () => {
    const secure = await identityApp({ publicUrl: 'https://vikari.test' });
    const userId = await onlyAlva(secure);
    const safe = secure.browser();
    await signIn(safe);
    expect(await me(safe)).toMatchObject({ userId });
    expect([...safe.cookies.keys()]).toEqual(['__Host-vikari_session']);
    const begun = await secure.app.inject({
      method: 'POST',
      url: '/api/v2/session/begin_bankid',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { purpose: 'login', device: 'same', language: 'sv' },
    });
    expect(begun.headers['set-cookie']).toMatch(
      /^__Host-vikari_bankid_\w{16}=[\w-]{43}; Max-Age=1200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const planted = secure.browser();
    const value = safe.cookies.get('__Host-vikari_session') ?? '';
    planted.cookies.set('vikari_session', value);
    expect(await me(planted)).toBeNull();
    await secure.close();
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

  it('does nothing for a visitor', async () => {
    expect(await browser.post('v2/session/sign_out')).toMatchObject({ httpStatus: 200 });
  });
});

describe('what a request was begun for', () => {
  const ask = async (by: TestBrowser, state: string | undefined) =>
    (await by.get(`v2/session/begun_sign_in?state=${state}`)).body.begun;

  it('is told by its own state, however many are under way', async () => {
    const first = await browser.visitBankid('cancel', { purpose: 'login', targetPath: '/jobb/a' });
    const sessionID = await fillIn(browser);
    const second = await browser.visitBankid('cancel', {
      purpose: 'register',
      sessionID,
      targetPath: '/jobb/b',
      sharedComputer: true,
    });
    const third = await browser.visitSocial('cancel', { provider: 'google', purpose: 'login' });
    const login = { purpose: 'login', provider: null, targetPath: '/jobb/a', sessionID: null };
    expect(await ask(browser, first.state)).toEqual({ ...login, sharedComputer: false });
    expect(await ask(browser, second.state)).toEqual({
      ...login,
      purpose: 'register',
      targetPath: '/jobb/b',
      sessionID,
      sharedComputer: true,
    });
    expect(await ask(browser, third.state)).toMatchObject({ provider: 'google', targetPath: null });
  });

  it('is told to its own browser only, and not once it is too old', async () => {
    const { state } = await browser.visitBankid('cancel', { purpose: 'login' });
    const other = own.browser();
    await other.visitBankid('cancel', { purpose: 'login' });
    expect(await ask(other, state)).toBeNull();
    expect(await ask(other, 'made-up')).toBeNull();
    expect(await ask(browser, state)).not.toBeNull();
    own.clock.advance(15 * MINUTE);
    expect(await ask(browser, state)).toBeNull();
  });
});
