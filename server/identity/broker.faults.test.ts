import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR, MINUTE } from '../lib/time';
import { testConfig } from '../testing/testConfig';
import { type IdentityApp, identityApp } from './testing/identityApp';
import { fillIn, me } from './testing/journey';
import { type OidcBroker, oidcBroker } from './testing/oidcBroker';
import type { TestBrowser } from './testing/testBrowser';
import { aUser } from './testing/users';

const { bankid: settings, publicUrl } = testConfig();
const SECRET = 'the-secret-at-the-broker';
const SAME_DEVICE = settings.acrSameDevice;
const ALVA = { given_name: 'Alva', family_name: 'Nordanvik' };
const LOGIN = { purpose: 'login', device: 'same', language: 'sv', targetPath: '/jobb/a' };

let broker: OidcBroker;
/** Another one, which gives names in its UserInfo alone. */
let namesInUserInfo: OidcBroker;
const log: string[] = [];
const open: IdentityApp[] = [];
let own: IdentityApp;
let browser: TestBrowser;

beforeAll(async () => {
  broker = await oidcBroker(`${publicUrl}/auth/bankid`, SECRET);
  namesInUserInfo = await oidcBroker(`${publicUrl}/auth/bankid`, SECRET, 'UserInfo');
  own = await product();
});
afterAll(async () => {
  for (const app of open) await app.close();
  await Promise.all([broker.close(), namesInUserInfo.close()]);
});

beforeEach(async () => {
  broker.answer = { acr: SAME_DEVICE, name: ALVA };
  log.length = 0;
  atRealTime(own);
  await onlyAlva(own);
  browser = own.browser();
});

async function onlyAlva({ db }: IdentityApp): Promise<string> {
  await db.query('delete from users');
  return aUser(db, { bankid: { issuer: broker.issuer, subject: 'person-1' } });
}

/** The product as it is set up at that broker, with Alva's account. */
async function product(
  change: Partial<typeof settings> = {},
  at: OidcBroker = broker,
): Promise<IdentityApp> {
  const bankid = { ...settings, codeFlow: false, clientSecret: SECRET, ...change };
  const app = await identityApp(
    { logLevel: 'warn', bankid },
    { issuer: at.issuer, fetch },
    undefined,
    undefined,
    { write: (line) => void log.push(line) },
  );
  open.push(app);
  atRealTime(app);
  return app;
}

/** The broker goes by the real time, of which a busy machine takes much between two tests. */
function atRealTime({ clock }: IdentityApp): void {
  clock.advance(Date.now() - clock.now());
}

const fragmentOf = (address: string) =>
  Object.fromEntries(new URLSearchParams(address.split('#')[1] ?? ''));

/** Begins as a page with a script, visits the broker, and comes back; returns the fragment. */
async function visit(request: object = LOGIN, from = browser): Promise<Record<string, string>> {
  const { body } = await from.post('v2/session/begin_bankid', request);
  const back = await broker.visit(String(body.authorizeUrl));
  const { location } = await from.open(back);
  expect(location).toMatch(/^\/auth\/bankid#/u);
  return fragmentOf(location);
}

const logIn = (answer: object, from = browser) => from.post('portal/auth/bankid_login', answer);

/** The same without a script; returns where it ends. */
async function byForm(from = browser): Promise<string> {
  const begun = await from.postForm('/auth/start', {
    purpose: 'login',
    device: 'same',
    target_path: '/jobb/a',
  });
  return (await from.open(await broker.visit(begun.location))).location;
}

describe('The broker of BankID answers with a code alone', () => {
  it('signs in somebody whose page has a script, by a code that the page hands on', async () => {
    const { body } = await browser.post('v2/session/begin_bankid', LOGIN);
    const asked = new URL(String(body.authorizeUrl)).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      response_mode: 'query',
      scope: 'openid profile',
      code_challenge_method: 'S256',
    });
    const answer = await visit();
    expect(answer).toEqual({ code: expect.any(String), state: expect.any(String) });
    const granted = await logIn(answer);
    expect(granted).toMatchObject({ httpStatus: 200, body: { targetPath: '/jobb/a' } });
    const { login_token } = granted.body;
    expect((await browser.post('v2/session/sign_in', { login_token })).httpStatus).toBe(200);
    expect(await me(browser)).toMatchObject({ firstName: 'Alva' });
    expect(log).toEqual([]);
  });

  it('signs in somebody without a script', async () => {
    expect(await byForm()).toBe('/jobb/a');
    expect(await me(browser)).toMatchObject({ firstName: 'Alva' });
  });

  it('makes an account with the name of its id_token', async () => {
    broker.answer = { ...broker.answer, subject: 'person-2' };
    const sessionID = await fillIn(browser);
    const answer = await visit({ ...LOGIN, purpose: 'register', sessionID });
    expect(
      await browser.post('portal/auth/bankid_register', { ...answer, sessionID }),
    ).toMatchObject({ httpStatus: 200 });
  });

  it('takes an answer once, in the browser that asked, with its own state', async () => {
    const answer = await visit();
    const other = await visit();
    const stranger = own.browser();
    for (const [from, sent] of [
      [stranger, answer],
      [browser, { ...answer, state: 'made-up' }],
      [browser, { ...answer, code: 'made-up' }],
    ] as const) {
      expect(await logIn(sent, from)).toMatchObject({
        httpStatus: 400,
        body: { code: 'invalid_token' },
      });
    }
    expect((await logIn(other)).httpStatus).toBe(200);
    expect((await logIn(other)).httpStatus).toBe(400);
    const both = { ...other, id_token: 'a.b.c' };
    expect((await logIn(both)).body.fields).toEqual({ id_token: 'validation.required' });
    expect((await logIn({ code: 'a' })).body.fields).toEqual({ state: 'validation.required' });
  });

  it('connects a BankID, also when the response was lost', async () => {
    const userId = await onlyAlva(own);
    const { login_token } = (await logIn(await visit())).body;
    await browser.post('v2/session/sign_in', { login_token });
    // As if they had registered by Google
    await own.db.query(
      `update users set bankid_issuer = null, bankid_subject = null, first_name = 'Alva',
         last_name = 'Nordanvik', verified_first_name = null, verified_last_name = null`,
    );
    const answer = await visit({ ...LOGIN, purpose: 'connect' });
    const connect = () =>
      browser.post('portal/auth/connect_bankid', { ...answer, userId, connectBankID: true });
    const first = await connect();
    expect(first.httpStatus).toBe(200);
    expect(await connect()).toEqual(first);
  });
});

describe('BANKID_CODE_FLOW=on', () => {
  it('is asked for codes by the setting too', async () => {
    const app = await product({ codeFlow: true });
    expect(await app.identity.bankid.responseTypeFor(true)).toBe('code');
  });
});

/** What the broker or the setting does, and what the log says of it. */
const FAULTS: [string, { answer?: object; settings?: object; late?: number }, string][] = [
  ['an id_token without acr', { answer: { acr: undefined } }, 'it lacks its acr claim'],
  ['another acr', { answer: { acr: 'urn:other' } }, 'acr is not the one requested'],
  ['a secret that the broker does not know', { settings: { clientSecret: 'x' } }, 'invalid_client'],
  ['a client that it does not have', { settings: { clientId: 'x' } }, 'stays'],
  ['a clock that is ahead', { late: -HOUR }, 's after now by our clock'],
  ['a clock that is behind', { late: 2 * HOUR }, 's before now by our clock'],
  ['login_required', { answer: { error: { error: 'login_required' } } }, 'login_required'],
  [
    'a server_error about somebody',
    { answer: { error: { error: 'server_error', error_description: 'for 811228-9874' } } },
    'server_error',
  ],
];

describe.each(FAULTS)(
  'The broker or its setting: %s',
  (_what, { answer, settings: change, late = 0 }, cause) => {
    let at: IdentityApp;
    beforeEach(async () => {
      Object.assign(broker.answer, answer);
      at = change ? await product(change) : own;
      at.clock.advance(late);
      return () => at.clock.advance(-late);
    });

    const told = () => log.join('\n');

    it('somebody without a script is told that it is not their fault, and the log why', async () => {
      if (cause === 'stays') {
        // The broker shows its own page: it leads nobody back whom it does not know
        await expect(byForm(at.browser())).rejects.toThrow('The broker stays: 400');
        return;
      }
      expect(await byForm(at.browser())).toContain('problem=broker_fault');
      expect(told()).toContain(cause);
      expect(told()).not.toMatch(/person-1|Alva|811228/u);
    });

    it('so is a page with a script', async () => {
      if (cause === 'stays') return;
      const visitor = at.browser();
      const { error, ...came } = await visit(LOGIN, visitor);
      if (error === undefined) {
        expect((await logIn(came, visitor)).body).toMatchObject({
          code: 'invalid_token',
          problem: 'broker_fault',
        });
      } else {
        const { state } = came;
        const refused = { state, error };
        expect((await at.browser().post('v2/session/refused_sign_in', refused)).httpStatus).toBe(
          200,
        );
        expect(log).toEqual([]);
        for (const _again of [1, 2]) await visitor.post('v2/session/refused_sign_in', refused);
        expect(log).toHaveLength(1);
      }
      expect(told()).toContain(cause);
      expect(told()).not.toMatch(/person-1|Alva|811228/u);
    });
  },
);

describe('The broker of BankID, besides', () => {
  it('gives the name in its UserInfo alone, as some do', async () => {
    const other = namesInUserInfo;
    other.answer = { acr: SAME_DEVICE, subject: 'person-3', name: ALVA };
    const at = (await product({}, other)).browser();
    const sessionID = await fillIn(at);
    const { body: begun } = await at.post('v2/session/begin_bankid', {
      ...LOGIN,
      purpose: 'register',
      sessionID,
    });
    const answer = fragmentOf(
      (await at.open(await other.visit(String(begun.authorizeUrl)))).location,
    );
    expect(await at.post('portal/auth/bankid_register', { ...answer, sessionID })).toMatchObject({
      httpStatus: 200,
    });
  });

  it('tells of an id_token without a name where an account needs one', async () => {
    broker.answer = { acr: SAME_DEVICE, subject: 'person-4' };
    const sessionID = await fillIn(browser);
    const answer = await visit({ ...LOGIN, purpose: 'register', sessionID });
    const { body } = await browser.post('portal/auth/bankid_register', { ...answer, sessionID });
    expect(body).toMatchObject({ code: 'bankid_failed', problem: 'broker_fault' });
    expect(log.join()).toContain('given_name');
  });

  it('goes on when the broker has changed its key', async () => {
    expect(await byForm()).toBe('/jobb/a');
    broker.rotateKeys();
    // Keys are read anew for one that is not known, half a minute after they were read last
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE });
    own.clock.advance(MINUTE);
    try {
      expect(await byForm(own.browser())).toBe('/jobb/a');
      expect(log).toEqual([]);
    } finally {
      vi.useRealTimers();
      own.clock.advance(-MINUTE);
    }
  });

  it('says what failed while the broker does not answer', async () => {
    const down = await identityApp(
      { logLevel: 'warn' },
      { issuer: broker.issuer, fetch: async () => new Response('', { status: 404 }) },
      undefined,
      undefined,
      { write: (line) => void log.push(line) },
    );
    open.push(down);
    expect((await down.browser().post('v2/session/begin_bankid', LOGIN)).body.code).toBe(
      'bankid_unavailable',
    );
    expect(log.join()).toContain('Discovery answered 404.');
  });

  it('is not told of a person who cancels or waits too long', async () => {
    broker.answer = { error: { error: 'access_denied', error_description: 'userCancel' } };
    expect(await byForm()).toContain('problem=cancelled');
    broker.answer = { error: { error: 'access_denied', error_description: 'expiredTransaction' } };
    expect(await byForm()).toContain('problem=expired');
    expect(await visit()).toMatchObject({ error: 'access_denied' });
    expect(log).toEqual([]);
  });
});
