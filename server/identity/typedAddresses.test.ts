import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, SECOND } from '../lib/time';
import { identityData } from './personalData';
import { SIMULATOR_ISSUER } from './simulator/simulator';
import { ALVA, type IdentityApp, identityApp, SOCIAL, TORVALD } from './testing/identityApp';
import { fillIn, me, personOf, REGISTRATION, register } from './testing/journey';
import type { Answered, TestBrowser } from './testing/testBrowser';
import { aUser } from './testing/users';

const ADDRESS = 'alva.nordanvik@example.com';
const NAMES = { firstName: 'Malte', lastName: 'Solhage' };

let own: IdentityApp;
let stranger: TestBrowser;
let owner: TestBrowser;
beforeAll(async () => {
  own = await identityApp();
});
afterAll(() => own.close());
beforeEach(async () => {
  await own.db.query('delete from users');
  await own.db.query('delete from mail_outbox');
  stranger = own.browser();
  owner = own.browser();
});

async function signIn(browser: TestBrowser, granted: Answered): Promise<void> {
  const { login_token } = granted.body;
  expect(await browser.post('v2/session/sign_in', { login_token })).toMatchObject({
    httpStatus: 200,
  });
}

/** Goes to Google as a person, and returns its answer. */
async function google(browser: TestBrowser, person: { subject: string }, purpose = 'login') {
  const request = { provider: 'google', purpose } as Parameters<TestBrowser['visitSocial']>[1];
  const { id_token: idToken, state } = await browser.visitSocial(personOf(person), request);
  return browser.post('portal/auth/social_auth', { idToken, state, provider: 'google' });
}

/** A stranger's account on the owner's address; Google has not verified it for them. */
async function takeAddress(): Promise<void> {
  await google(stranger, SOCIAL.malte, 'register');
  const sessionID = await fillIn(stranger, { email: ADDRESS });
  await signIn(
    stranger,
    await stranger.post('portal/auth/social_register', { sessionID, ...NAMES }),
  );
  own.clock.advance(SECOND);
}

const profile = async (browser: TestBrowser) => Object(await me(browser));
const mails = () =>
  own.db.query<{ to: string; template: string; text: string }>(
    `select recipient as "to", template, text_body as text from mail_outbox
     order by created_at desc, id`,
  );
/** The tokens of the links that confirm an address, the newest first. */
const tokens = async () =>
  (await mails())
    .filter(({ template }) => template === 'confirm_email')
    .map(({ text }) => /token=([\w-]{43})/u.exec(text)?.[1] ?? '');

/** What the stranger's account has lost, and what it keeps. */
const expectLost = async () =>
  expect(await profile(stranger)).toMatchObject({
    email: null,
    emailState: 'lost',
    pendingEmail: null,
    ...NAMES,
  });

describe('an address that a stranger has typed', () => {
  beforeEach(takeAddress);

  it('is not theirs, and keeps its owner out of nothing', async () => {
    expect(await profile(stranger)).toMatchObject({ email: ADDRESS, emailState: 'unconfirmed' });
    const registered = await owner.get(`v2/auth/email_registered?email=${ADDRESS}`);
    expect(registered.body).toEqual({ status: 1 });
  });

  it('gives way to who registers with Google, which has verified it', async () => {
    const first = await google(owner, SOCIAL.alva, 'register');
    expect(first).toMatchObject({ body: { code: 'social_not_registered' } });
    const sessionID = await fillIn(owner, { email: ADDRESS });
    const made = await owner.post('portal/auth/social_register', { sessionID, ...NAMES });
    expect(made.body.userData).toMatchObject({ email: ADDRESS, emailState: 'confirmed' });
    await expectLost();
  });

  it('gives way to who registers with BankID and opens the mail', async () => {
    const made = await register(owner, { email: ADDRESS }, ALVA);
    expect(made).toMatchObject({ httpStatus: 200 });
    await signIn(owner, made);
    // Both have typed it, and neither has it
    expect(await profile(owner)).toMatchObject({ emailState: 'unconfirmed' });
    expect(await profile(stranger)).toMatchObject({ email: ADDRESS });
    const [newest = ''] = await tokens();
    expect(await own.identity.emailChange.confirm(newest)).toBe('confirmed');
    expect(await profile(owner)).toMatchObject({ email: ADDRESS, emailState: 'confirmed' });
    await expectLost();
    // The stranger's own link is worth nothing now
    const [, theirs = ''] = await tokens();
    expect(await own.identity.emailChange.confirm(theirs)).toBe('invalid');
  });

  it('gives way to an account of before whose owner signs in with Google', async () => {
    const id = await aUser(own.db, { email: ADDRESS, emailConfirmed: false, bankid: null });
    await own.db.query(`insert into social_identities values ('google', $1, $2, $3, null, now())`, [
      `${SIMULATOR_ISSUER}-google`,
      SOCIAL.alva.subject,
      id,
    ]);
    await signIn(owner, await google(owner, SOCIAL.alva));
    expect(await profile(owner)).toMatchObject({ userId: id, emailState: 'confirmed' });
    await expectLost();
  });

  it('is no longer mailed about, nor exported, nor matched by a provider', async () => {
    const waiting = await google(owner, SOCIAL.alva);
    // Not `link_requires_bankid`: nobody's account has it
    expect(waiting).toMatchObject({ body: { code: 'social_not_registered' } });
    expect((await mails()).map(({ template }) => template)).toEqual(['confirm_email']);
  });

  it('lets its account sign in as before, and give another address', async () => {
    await register(owner, { email: ADDRESS }, ALVA);
    await own.identity.emailChange.confirm((await tokens())[0] ?? '');
    await expectLost();
    own.clock.advance(SECOND);
    const save = () => stranger.post('v2/users/save_user_details', { email: 'mine@example.com' });
    expect(await save()).toMatchObject({ body: { profile: { pendingEmail: 'mine@example.com' } } });
    await own.identity.emailChange.confirm((await tokens())[0] ?? '');
    expect(await profile(stranger)).toMatchObject({
      email: 'mine@example.com',
      emailState: 'confirmed',
    });
  });
});

it('cannot be lost once its owner has confirmed it', async () => {
  await signIn(owner, await register(owner, { email: ADDRESS }, ALVA));
  await own.identity.emailChange.confirm((await tokens())[0] ?? '');
  await google(stranger, SOCIAL.malte, 'register');
  const sessionID = await fillIn(stranger, { email: ADDRESS });
  const request = { sessionID, ...NAMES };
  expect(await stranger.post('portal/auth/social_register', request)).toMatchObject({
    body: { code: 'email_taken' },
  });
  expect(await profile(owner)).toMatchObject({ email: ADDRESS, emailState: 'confirmed' });
});

it('goes to one of two that confirm it at the same moment', async () => {
  await register(owner, { email: ADDRESS }, ALVA);
  await register(stranger, { email: ADDRESS }, TORVALD);
  const results = await Promise.all(
    (await tokens()).map((token) => own.identity.emailChange.confirm(token)),
  );
  expect(results.toSorted()).toEqual(['confirmed', 'invalid']);
  expect(await own.db.query('select 1 from users where email = $1', [ADDRESS])).toHaveLength(1);
});

describe('asking for the mail once more', () => {
  const again = () => stranger.post('v2/users/resend_confirmation');

  it('sends it a few times a day, also after the link has expired', async () => {
    await signIn(stranger, await register(stranger));
    own.clock.advance(HOUR);
    expect((await again()).httpStatus).toBe(200);
    expect((await again()).httpStatus).toBe(200);
    expect(await again()).toMatchObject({ httpStatus: 429, body: { code: 'rate_limited' } });
    expect(await tokens()).toHaveLength(3);
    own.clock.advance(DAY);
    await own.identity.prune();
    own.clock.advance(SECOND);
    expect((await again()).httpStatus).toBe(200);
    expect(await own.identity.emailChange.confirm((await tokens())[0] ?? '')).toBe('confirmed');
    expect(await again()).toMatchObject({ httpStatus: 409, body: { code: 'conflict' } });
  });

  it('never keeps a registration from being made', async () => {
    const others = [1, 2, 3, 4, 5, 6].map(() =>
      aUser(own.db, { email: ADDRESS, emailConfirmed: false }),
    );
    for (const userId of await Promise.all(others)) {
      await own.db.transaction((tx) =>
        own.identity.emailChange.askToConfirm(tx, { userId, email: ADDRESS, language: 'sv' }),
      );
    }
    const before = (await tokens()).length;
    expect(await register(owner, { email: ADDRESS }, ALVA)).toMatchObject({ httpStatus: 200 });
    expect(await tokens()).toHaveLength(before + 1);
  });
});

it('says the same of an address that is confirmed elsewhere as of any other', async () => {
  await aUser(own.db, { email: ADDRESS });
  await signIn(stranger, await register(stranger));
  const ask = (email: string) => stranger.post('v2/users/save_user_details', { email });
  const answers: unknown[] = [];
  for (const email of [ADDRESS, 'nobody@example.com']) {
    for (let round = 0; round < 3; round += 1) {
      const { httpStatus, body } = await ask(email);
      answers.push([email, httpStatus, Object(body.profile).pendingEmail === email]);
      own.clock.advance(5 * HOUR);
      await own.db.query('update sessions set proved_at = $1, bankid_at = $1', [
        new Date(own.clock.now()),
      ]);
    }
  }
  const outcomes = answers.map((answer) => (Array.isArray(answer) ? answer.slice(1) : answer));
  expect(outcomes.slice(0, 3)).toEqual(outcomes.slice(3));
});

it('exports and deletes nothing that others did with an address which the account only typed', async () => {
  await fillIn(owner, { email: REGISTRATION.email });
  const id = await aUser(own.db, { email: REGISTRATION.email, emailConfirmed: false });
  const table = identityData.tables.find((one) => one.table === 'registration_sessions');
  expect(
    await own.db.query(`select 1 from registration_sessions where ${table?.of}`, [id]),
  ).toEqual([]);
});

describe('an account from before addresses were confirmed', () => {
  const fromBefore = (email: string, changes: object = {}) =>
    aUser(own.db, { email, emailConfirmed: false, ...changes });
  const ask = () => own.identity.emailChange.askThoseFromBefore();
  const asked = async () =>
    (await mails()).filter(({ template }) => template === 'confirm_email').map(({ to }) => to);

  it('is asked once to confirm its address, and its mail’s link does', async () => {
    const id = await fromBefore('forr@example.com');
    expect(await ask()).toBe(1);
    expect(await asked()).toEqual(['forr@example.com']);
    const [token = ''] = await tokens();
    // Never twice, not even when the link is over and deleted
    own.clock.advance(2 * DAY);
    await own.identity.prune();
    expect(await ask()).toBe(0);
    expect(await own.identity.emailChange.confirm(token)).toBe('invalid');
    await own.db.query('update users set asked_to_confirm_at = null where id = $1', [id]);
    expect(await ask()).toBe(1);
    const [newest = ''] = await tokens();
    expect(await own.identity.emailChange.confirm(newest)).toBe('confirmed');
    expect(await ask()).toBe(0);
  });

  it('is asked by one of several nodes, some at a time, the oldest first', async () => {
    for (let count = 0; count < 53; count += 1) await fromBefore(`forr${count}@example.com`);
    const [one = 0, other = 0] = await Promise.all([ask(), ask()]);
    expect([one, other].toSorted((a, b) => a - b)).toEqual([3, 50]);
    expect(new Set(await asked()).size).toBe(53);
  });

  it('is not asked where it has been, is suspended, changes its address, or is another’s', async () => {
    const [suspended, changing] = [
      await fromBefore('a@example.com'),
      await fromBefore('b@example.com'),
    ];
    await aUser(own.db, { email: 'c@example.com' });
    await fromBefore('C@example.com');
    await own.db.query('update users set suspended_at = now() where id = $1', [suspended]);
    await own.db.query(
      `update users set pending_email = 'ny@example.com', pending_email_token_hash = 'x',
         pending_email_expires_at = now() where id = $1`,
      [changing],
    );
    // Who registers now is asked then
    await takeAddress();
    expect(await asked()).toEqual([ADDRESS]);
    expect(await ask()).toBe(0);
  });
});
