import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encryptPayload, openPayload } from '#domain/crypto/payloadCipher';
import { findRegistration } from '../identity/registrations.repository';
import { type IdentityApp, identityApp } from '../identity/testing/identityApp';
import type { TestBrowser } from '../identity/testing/testBrowser';
import { aUser } from '../identity/testing/users';
import { DAY } from '../lib/time';

let own: IdentityApp;
let browser: TestBrowser;
beforeAll(async () => {
  own = await identityApp();
  browser = own.browser();
});
afterAll(() => own.close());

const set = (body: object) =>
  browser.post('v2/session/set_session', { type: 'registration', ...body });

async function signedIn(userId: string): Promise<TestBrowser> {
  const person = own.browser();
  person.cookies.set('vikari_session', await own.identity.sessions.start(own.db, userId));
  return person;
}

describe('session/set_session', () => {
  it('collects a registration step by step', async () => {
    const { body } = await set({ email: ' anna@example.com ', metadata: { from: '/jobs' } });
    expect(body).toEqual({ status: 0, sessionID: expect.stringMatching(/^[\w-]{43}$/) });
    const sessionID = String(body.sessionID);
    await set({ sessionID, key: 'professions', value: ['sjukskoterska'], stack: ['email'] });
    await set({ sessionID, key: 'professions', value: ['barnmorska'], metadata: { device: 'x' } });
    expect(await findRegistration(own.db, sessionID, own.clock.now())).toEqual({
      email: 'anna@example.com',
      professions: ['barnmorska'],
    });
    const [row] = await own.db.query(
      'select stack, metadata from registration_sessions where id = $1',
      [sessionID],
    );
    expect(row).toEqual({ stack: ['email'], metadata: { from: '/jobs', device: 'x' } });
  });

  it('deletes what was filled in on reset', async () => {
    const { body } = await set({ email: 'anna@example.com', stack: ['email'] });
    const sessionID = String(body.sessionID);
    await set({ sessionID, reset: true, key: 'locations', value: ['r-01'] });
    const [row] = await own.db.query(
      'select stack, details, metadata from registration_sessions where id = $1',
      [sessionID],
    );
    expect(row).toEqual({ stack: [], details: { locations: ['r-01'] }, metadata: {} });
  });

  it.each([
    ['a made-up one', () => 'x'.repeat(43)],
    [
      'one without a step for a day',
      async () => {
        const { body } = await set({});
        own.clock.advance(DAY);
        return String(body.sessionID);
      },
    ],
  ])('does not continue %s', async (_what, sessionID) => {
    expect(await set({ sessionID: await sessionID() })).toMatchObject({
      httpStatus: 404,
      body: { code: 'session_not_found' },
    });
  });

  it.each([
    ['email', 'anna@', { email: 'registration.contact_information.error' }],
    ['workfields', [], { workfields: 'registration.select_workfield.error' }],
    ['locations', ['atlantis'], { 'locations[0]': 'validation.unknown_id' }],
    ['registration', { professions: ['sjorovare'] }, { 'professions[0]': 'validation.unknown_id' }],
    ['registration', { password: 'x' }, { password: 'validation.unknown_field' }],
    ['registration', 'everything', { body: 'validation.wrong_type' }],
  ])('refuses %s %j and names the field', async (key, value, fields) => {
    expect(await set({ key, value })).toMatchObject({ httpStatus: 400, body: { fields } });
  });
});

describe('session/sign_out', () => {
  it("ends one session, or all of the user's, and returns how many", async () => {
    const userId = await aUser(own.db);
    const [one, two, three] = [
      await signedIn(userId),
      await signedIn(userId),
      await signedIn(userId),
    ];
    const isSignedIn = async (person: TestBrowser) =>
      (await person.get('v2/session/me')).body.profile !== null;
    expect((await one.post('v2/session/sign_out')).body).toEqual({ status: 0, sessionsEnded: 1 });
    expect(await isSignedIn(two)).toBe(true);
    const { body } = await two.post('v2/session/sign_out', { everywhere: true });
    expect(body).toEqual({ status: 0, sessionsEnded: 2 });
    expect(two.cookies.has('vikari_session')).toBe(false);
    expect(await isSignedIn(three)).toBe(false);
    expect((await two.post('v2/session/sign_out', { everywhere: true })).body).toEqual({
      status: 0,
      sessionsEnded: 0,
    });
  });

  it.each([false, 'true', 1, null])('does not accept %j for everywhere', async (everywhere) => {
    const person = await signedIn(await aUser(own.db));
    expect(await person.post('v2/session/sign_out', { everywhere })).toMatchObject({
      httpStatus: 400,
      body: { fields: { everywhere: expect.stringMatching(/^validation\./) } },
    });
    expect((await person.get('v2/session/me')).body.profile).not.toBeNull();
  });
});

describe('auth/email_registered', () => {
  it('returns 0 for an address with an account, ignoring case, else 1', async () => {
    await aUser(own.db, { email: 'Registered@example.com' });
    const ask = async (email: string) =>
      (await browser.get(`v2/auth/email_registered?email=${encodeURIComponent(email)}`)).body;
    expect(await ask('registered@EXAMPLE.com')).toEqual({ status: 0 });
    expect(await ask('nobody@example.com')).toEqual({ status: 1 });
    expect(await ask('nobody')).toMatchObject({ status: 1, code: 'invalid_request' });
  });

  it('refuses attempts to try a list of addresses', async () => {
    const prober = own.browser();
    const statuses = new Set<number>();
    for (let turn = 0; turn < 30; turn += 1) {
      const { httpStatus } = await prober.get(
        `v2/auth/email_registered?email=p${turn}@example.com`,
      );
      statuses.add(httpStatus);
    }
    expect(statuses).toEqual(new Set([200, 429]));
  });
});

describe('misc/encryption_config', () => {
  it('gives each session its own configuration', async () => {
    const userId = await aUser(own.db);
    const read = async (person: TestBrowser) => {
      const { body } = await person.get('v2/misc/encryption_config');
      const { key, iv } = Object(body.data);
      return { key: String(key), iv: String(iv) };
    };
    const person = await signedIn(userId);
    const config = await read(person);
    const other = await read(await signedIn(userId));
    const payload = await encryptPayload(config, { phone: '+46701740605' });
    expect(await openPayload(await read(person), payload)).toEqual({ phone: '+46701740605' });
    await expect(openPayload(other, payload)).rejects.toThrow();
  });

  it('refuses visitors', async () => {
    expect(await browser.get('v2/misc/encryption_config')).toMatchObject({
      httpStatus: 401,
      body: { code: 'authentication_required' },
    });
  });
});

describe('misc/device_key', () => {
  const read = async (person: TestBrowser) => (await person.get('v2/misc/device_key')).body.data;

  it('is the same in every session of a user, and another for everyone else', async () => {
    const userId = await aUser(own.db);
    const first = await read(await signedIn(userId));
    expect(first).toMatchObject({ key: expect.any(String), owner: expect.any(String) });
    expect(await read(await signedIn(userId))).toEqual(first);
    const other = await read(await signedIn(await aUser(own.db)));
    expect(Object(other).key).not.toBe(Object(first).key);
    expect(Object(other).owner).not.toBe(Object(first).owner);
  });

  it('is not cached by proxies', async () => {
    const person = await signedIn(await aUser(own.db));
    const answer = await own.app.inject({
      url: '/api/v2/misc/device_key',
      cookies: Object.fromEntries(person.cookies),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('ends with the session', async () => {
    const person = await signedIn(await aUser(own.db));
    const cookies = new Map(person.cookies);
    await person.post('v2/session/sign_out');
    for (const [name, value] of cookies) person.cookies.set(name, value);
    expect(await person.get('v2/misc/device_key')).toMatchObject({
      httpStatus: 401,
      body: { code: 'authentication_required' },
    });
  });
});

describe('a session that has ended', () => {
  it('is reported to the browser that still has its cookie, and to no visitor', async () => {
    const person = await signedIn(await aUser(own.db));
    const cookies = new Map(person.cookies);
    await person.post('v2/session/sign_out');
    expect((await person.get('v2/session/me')).body).toEqual({
      status: 0,
      profile: null,
      sharedComputer: false,
    });
    for (const [name, value] of cookies) person.cookies.set(name, value);
    expect((await person.get('v2/session/me')).body).toEqual({
      status: 0,
      profile: null,
      sharedComputer: false,
      sessionEnded: true,
    });
  });
});
