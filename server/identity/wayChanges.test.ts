import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../lib/time';
import { SIMULATOR_ISSUER } from './simulator/simulator';
import { ALVA, type IdentityApp, identityApp, SOCIAL, TORVALD } from './testing/identityApp';
import { me, personOf } from './testing/journey';
import type { Answered, TestBrowser } from './testing/testBrowser';
import { aUser } from './testing/users';
import { findProfile } from './users.repository';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const ADDRESS = 'tindra@example.com';

let own: IdentityApp;
let browser: TestBrowser;
let userId: string;
beforeAll(async () => {
  own = await identityApp();
});
afterAll(() => own.close());
// Alva, who has only Google
beforeEach(async () => {
  await own.db.query('delete from users');
  await own.db.query('delete from mail_outbox');
  userId = await aUser(own.db, { email: ADDRESS, bankid: null });
  await own.db.query(`insert into social_identities values ('google', $1, $2, $3, null, now())`, [
    `${SIMULATOR_ISSUER}-google`,
    SOCIAL.tindra.subject,
    userId,
  ]);
  browser = own.browser(FIREFOX);
  await signIn(browser);
});

async function social(
  by: TestBrowser,
  purpose: 'login' | 'connect' | 'confirm',
  { provider = 'google', person = SOCIAL.tindra as { subject: string } } = {},
): Promise<Answered> {
  const request = { provider, purpose } as Parameters<TestBrowser['visitSocial']>[1];
  const { id_token: idToken, state } = await by.visitSocial(personOf(person), request);
  return by.post('portal/auth/social_auth', { idToken, state, provider });
}

async function signIn(by: TestBrowser): Promise<void> {
  const { login_token } = (await social(by, 'login')).body;
  expect((await by.post('v2/session/sign_in', { login_token })).httpStatus).toBe(200);
}

const beginConnect = () =>
  browser.post('v2/session/begin_bankid', { purpose: 'connect', device: 'same', language: 'sv' });

/** Connects a BankID as a page does. */
async function connect(person: { subject: string } = ALVA): Promise<Answered> {
  const { id_token } = await browser.visitBankid(personOf(person), {
    purpose: 'connect',
    targetPath: '/jobs',
  });
  return browser.post('portal/auth/connect_bankid', { id_token, userId, connectBankID: true });
}

const answer = (yes: boolean, by = browser) =>
  by.post('portal/auth/answer_pending_bankid', { connect: yes });
const question = async (by = browser) => (await by.get('v2/session/pending_bankid')).body.pending;
const mails = () =>
  own.db.query<{ to: string; template: string; text: string }>(
    `select recipient as "to", template, text_body as text from mail_outbox order by created_at, id`,
  );
/** The token of the last mail's link; of a template when one is given. */
const undoToken = async (of?: string) =>
  /det-var-inte-jag\?token=([\w-]{43})/u.exec(
    (await mails()).findLast(({ template }) => of === undefined || template === of)?.text ?? '',
  )?.[1] ?? '';
const aDayPasses = () => own.db.query('update added_ways set counts_from = now()');

/** Presses the button of the mail's page, without a session; returns the result. */
async function press(token: string): Promise<string | null> {
  const { statusCode, headers } = await own.app.inject({
    method: 'POST',
    url: '/det-var-inte-jag',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token }).toString(),
  });
  expect(statusCode).toBe(303);
  return new URL(String(headers.location), 'http://x').searchParams.get('result');
}

describe('adding a BankID', () => {
  it('needs a proof of the last ten minutes, at its beginning and at its end', async () => {
    const { id_token } = await browser.visitBankid(personOf(ALVA), { purpose: 'connect' });
    await own.db.query(`update sessions set proved_at = proved_at - interval '10 minutes'`);
    const needed = { httpStatus: 403, body: { code: 'proof_required' } };
    expect(await beginConnect()).toMatchObject(needed);
    const call = { id_token, userId, connectBankID: true };
    expect(await browser.post('portal/auth/connect_bankid', call)).toMatchObject(needed);
    expect(await findProfile(own.db, userId)).toMatchObject({ bankIdVerified: false });
    expect(await social(browser, 'confirm')).toMatchObject({ body: { login_token: null } });
    expect((await beginConnect()).httpStatus).toBe(200);
  });

  it('takes no proof from a provider’s account that is not connected', async () => {
    own.clock.advance(10 * MINUTE);
    const thief = { person: SOCIAL.malte };
    expect(await social(browser, 'confirm', thief)).toMatchObject({
      body: { code: 'invalid_token' },
    });
    expect(await beginConnect()).toMatchObject({ body: { code: 'proof_required' } });
  });

  it('tells the owner, and shows when, from where and from when it counts', async () => {
    expect(await connect()).toMatchObject({ httpStatus: 200 });
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: ADDRESS, template: 'way_added' });
    expect(mail?.text).toContain('BankID har lagts till');
    expect(mail?.text).not.toContain('Namnet i det här BankID:t');
    const shown = (await browser.get('v2/session/social_connections')).body;
    expect(shown.bankid).toEqual({
      addedAt: new Date(own.clock.now()).toISOString(),
      countsFrom: expect.any(String),
      device: 'Firefox, Linux',
    });
    // The day is the database's
    const { countsFrom } = Object(shown.bankid);
    expect(Date.parse(countsFrom) - Date.now()).toBeGreaterThan(DAY - MINUTE);
    expect(shown.results).toMatchObject([{ provider: 'google', countsFrom: null, device: null }]);
  });

  it('gives no strong power for a day, and then does', async () => {
    await connect();
    const change = () => browser.post('v2/users/save_user_details', { email: 'thief@example.com' });
    const disconnect = () => browser.post('v2/session/disconnect_social', { provider: 'google' });
    for (const act of [change, disconnect]) {
      expect(await act()).toMatchObject({ httpStatus: 403, body: { code: 'way_waiting' } });
    }
    // A clock that is wrong, or moved, changes nothing
    own.clock.advance(2 * DAY);
    const { id_token } = await browser.visitBankid(personOf(ALVA), { purpose: 'confirm' });
    await browser.post('portal/auth/confirm_bankid', { id_token });
    expect(await disconnect()).toMatchObject({ body: { code: 'way_waiting' } });
    await aDayPasses();
    expect(await disconnect()).toMatchObject({ httpStatus: 200 });
  });

  it('proves nothing for a day: it adds no other way, by connecting or by a sign-in', async () => {
    await connect();
    await browser.post('v2/session/sign_out');
    // Facebook waits for a BankID of the account, whose address it has
    await own.db.query(`update users set email = 'alva.nordanvik@example.com'`);
    const facebook = { provider: 'facebook', person: SOCIAL.alva };
    const waiting = await social(browser, 'login', facebook);
    const { id_token, state } = await browser.visitBankid(personOf(ALVA), { purpose: 'login' });
    const { login_token } = (await browser.post('portal/auth/bankid_login', { id_token, state }))
      .body;
    await browser.post('v2/session/sign_in', { login_token });
    expect(waiting.body.code).toBe('link_requires_bankid');
    const { results } = (await browser.get('v2/session/social_connections')).body;
    expect(results).toMatchObject([{ provider: 'google' }]);
    const begin = { provider: 'facebook', purpose: 'connect', language: 'sv' };
    expect(await browser.post('v2/session/begin_social', begin)).toMatchObject({
      httpStatus: 403,
      body: { code: 'proof_required' },
    });
    await social(browser, 'confirm');
    expect((await browser.post('v2/session/begin_social', begin)).httpStatus).toBe(200);
  });
});

describe('a BankID in another name', () => {
  it('is asked about, and said in the mail', async () => {
    expect(await connect(TORVALD)).toMatchObject({
      httpStatus: 409,
      body: { code: 'bankid_name_differs' },
    });
    expect(await findProfile(own.db, userId)).toMatchObject({ bankIdVerified: false });
    expect(await question()).toEqual({
      bankid: { firstName: 'Torvald', lastName: 'Lindekrans' },
      account: { firstName: 'Alva', lastName: 'Nordanvik' },
      targetPath: '/jobs',
    });
    expect(await mails()).toEqual([]);
    expect(await answer(true)).toMatchObject({
      httpStatus: 200,
      body: { profile: { bankIdVerified: true }, targetPath: '/jobs' },
    });
    expect((await mails()).at(-1)?.text).toContain('Namnet i det här BankID:t');
    expect(await question()).toBeNull();
  });

  it('is forgotten when it is not theirs, and after ten minutes', async () => {
    await connect(TORVALD);
    expect(await answer(false)).toMatchObject({ body: { profile: { bankIdVerified: false } } });
    expect(await answer(true)).toMatchObject({ httpStatus: 404, body: { code: 'not_found' } });
    await connect(TORVALD);
    own.clock.advance(10 * MINUTE);
    expect(await question()).toBeNull();
    expect(await answer(true)).toMatchObject({ body: { code: 'not_found' } });
  });

  it('is a question to the session that went to BankID, and to no other of the account', async () => {
    await connect(TORVALD);
    const elsewhere = own.browser();
    await signIn(elsewhere);
    expect(await question(elsewhere)).toBeNull();
    expect(await answer(true, elsewhere)).toMatchObject({ body: { code: 'not_found' } });
  });

  it('still needs the proof when it is answered', async () => {
    own.clock.advance(5 * MINUTE);
    await connect(TORVALD);
    own.clock.advance(6 * MINUTE);
    expect(await answer(true)).toMatchObject({ body: { code: 'proof_required' } });
    await social(browser, 'confirm');
    expect(await answer(true)).toMatchObject({ httpStatus: 200 });
  });

  it('is asked about again where the first answer was lost', async () => {
    const { id_token } = await browser.visitBankid(personOf(TORVALD), { purpose: 'connect' });
    const call = () =>
      browser.post('portal/auth/connect_bankid', { id_token, userId, connectBankID: true });
    await call();
    expect(await call()).toMatchObject({ body: { code: 'bankid_name_differs' } });
  });

  it('is refused, and not asked about, where it is another account’s', async () => {
    await aUser(own.db, { bankid: { issuer: SIMULATOR_ISSUER, subject: TORVALD.subject } });
    expect(await connect(TORVALD)).toMatchObject({ body: { code: 'conflict' } });
    expect(await question()).toBeNull();
  });
});

describe('“this was not me”', () => {
  it('takes the way back, ends every session and what they had begun, once', async () => {
    await connect();
    const thief = own.browser();
    const { id_token, state } = await thief.visitBankid(personOf(ALVA), { purpose: 'login' });
    const granted = await thief.post('portal/auth/bankid_login', { id_token, state });
    const token = await undoToken();
    expect(await press(token)).toBe('undone');
    expect(await me(browser)).toBeNull();
    // A sign-in that had begun
    const { login_token } = granted.body;
    expect((await thief.post('v2/session/sign_in', { login_token })).httpStatus).toBe(400);
    expect(await findProfile(own.db, userId)).toMatchObject({
      bankIdVerified: false,
      verifiedName: null,
    });
    expect(await press(token)).toBe('invalid');
    // The BankID signs nobody in, and the owner's Google does
    const again = await thief.visitBankid(personOf(ALVA), { purpose: 'login' });
    expect(await thief.post('portal/auth/bankid_login', again)).toMatchObject({
      body: { code: 'bankid_not_registered' },
    });
    await signIn(browser);
    expect(await me(browser)).toMatchObject({ userId });
  });

  it('takes with it what was added after it, and nothing from before', async () => {
    const facebook = { provider: 'facebook', person: SOCIAL.malte };
    await connect();
    const token = await undoToken('way_added');
    own.clock.advance(MINUTE);
    expect(await social(browser, 'connect', facebook)).toMatchObject({ httpStatus: 200 });
    expect(await press(token)).toBe('undone');
    expect(await own.db.query('select provider from social_identities')).toEqual([
      { provider: 'google' },
    ]);
    expect(await own.db.query('select 1 from added_ways')).toEqual([]);
    // The other way around, what came before has a mail of its own
    await signIn(browser);
    await social(browser, 'connect', facebook);
    own.clock.advance(MINUTE);
    await connect();
    expect(await press(await undoToken('way_added'))).toBe('undone');
    expect(await own.db.query('select provider from social_identities order by 1')).toEqual([
      { provider: 'facebook' },
      { provider: 'google' },
    ]);
  });

  it('takes a calendar address with it that was made since, and no earlier one', async () => {
    const make = (at: number) =>
      own.db.query(
        `insert into calendar_addresses values ($1, $2, $3)
         on conflict (user_id) do update set created_at = excluded.created_at`,
        [userId, `hash-${userId}`, new Date(at)],
      );
    const left = () => own.db.query('select 1 from calendar_addresses');
    await make(own.clock.now() - DAY);
    await connect();
    await press(await undoToken());
    expect(await left()).toHaveLength(1);
    own.clock.advance(MINUTE);
    await signIn(browser);
    await connect();
    await make(own.clock.now() + MINUTE);
    await press(await undoToken());
    expect(await left()).toEqual([]);
  });

  it('takes a provider back, and works for fourteen days', async () => {
    const facebook = { provider: 'facebook', person: SOCIAL.malte };
    expect(await social(browser, 'connect', facebook)).toMatchObject({ httpStatus: 200 });
    const token = await undoToken();
    own.clock.advance(14 * DAY - MINUTE);
    expect(await press(token)).toBe('undone');
    expect(await own.db.query('select provider from social_identities')).toEqual([
      { provider: 'google' },
    ]);
    await signIn(browser);
    await social(browser, 'connect', facebook);
    const late = await undoToken();
    own.clock.advance(14 * DAY);
    expect(await press(late)).toBe('invalid');
    await own.identity.prune();
    expect(await own.db.query('select undo_hash from added_ways')).toEqual([{ undo_hash: null }]);
  });

  it('is said of a way that was removed, and puts it back, with what was added since taken away', async () => {
    await connect();
    await aDayPasses();
    const added = await undoToken();
    own.clock.advance(MINUTE);
    // Whoever has the BankID removes Google, and goes on with a Google of their own
    const removed = await browser.post('v2/session/disconnect_social', { provider: 'google' });
    expect(removed).toMatchObject({ httpStatus: 200, body: { results: [] } });
    const [mail] = (await mails()).slice(-1);
    expect(mail).toMatchObject({ to: ADDRESS, template: 'way_removed' });
    expect(mail?.text).toContain('Google har tagits bort');
    const token = await undoToken();
    expect(token).not.toBe(added);
    own.clock.advance(MINUTE);
    await social(browser, 'connect', { person: SOCIAL.malte });
    await browser.post('v2/session/disconnect_social', { provider: 'google' });
    await social(browser, 'connect', { person: SOCIAL.malte });
    // Of theirs the owner is told, too; its link is good for nothing once theirs is back
    expect((await mails()).filter(({ template }) => template === 'way_removed')).toHaveLength(2);
    const ofTheirs = await undoToken('way_removed');
    expect(ofTheirs).not.toBe(token);
    expect(await press(token)).toBe('undone');
    expect(await press(token)).toBe('invalid');
    expect(await press(ofTheirs)).toBe('invalid');
    expect(await me(browser)).toBeNull();
    expect(await own.db.query('select subject from social_identities')).toEqual([
      { subject: SOCIAL.tindra.subject },
    ]);
    await signIn(browser);
    expect(await me(browser)).toMatchObject({ userId });
    // The first way waits for nothing
    const { results } = (await browser.get('v2/session/social_connections')).body;
    expect(results).toMatchObject([{ provider: 'google', countsFrom: null }]);
  });

  describe('of a way that had been removed before', () => {
    const remove = () => browser.post('v2/session/disconnect_social', { provider: 'google' });
    const told = async () =>
      (await mails()).filter(({ template }) => template === 'way_removed').length;
    const googles = () =>
      own.db.query<{ subject: string }>('select subject from social_identities');
    beforeEach(async () => {
      await connect();
      await aDayPasses();
      own.clock.advance(MINUTE);
      expect(await remove()).toMatchObject({ httpStatus: 200 });
    });

    it('is said again where its owner had connected it again', async () => {
      const first = await undoToken();
      own.clock.advance(DAY);
      await browser
        .visitBankid(personOf(ALVA), { purpose: 'confirm' })
        .then(({ id_token }) => browser.post('portal/auth/confirm_bankid', { id_token }));
      expect(await social(browser, 'connect')).toMatchObject({ httpStatus: 200 });
      own.clock.advance(MINUTE);
      expect(await remove()).toMatchObject({ httpStatus: 200 });
      expect(await told()).toBe(2);
      expect(await press(first)).toBe('invalid');
      expect(await press(await undoToken())).toBe('undone');
      expect(await googles()).toEqual([{ subject: SOCIAL.tindra.subject }]);
    });

    it.each([
      ['and begins anew, since it came after another', false],
      ['once the first can no longer be taken back, also before it is forgotten', true],
    ])('is said of another one of the same provider, %s', async (_what, isFirstOver) => {
      const first = await undoToken();
      await social(browser, 'connect', { person: SOCIAL.malte });
      if (isFirstOver) {
        await own.db.query('update removed_ways set undo_until = $1', [new Date(own.clock.now())]);
      }
      own.clock.advance(MINUTE);
      expect(await remove()).toMatchObject({ httpStatus: 200 });
      expect(await told()).toBe(2);
      expect(await press(await undoToken())).toBe('undone');
      expect(await googles()).toEqual([{ subject: SOCIAL.malte.subject }]);
      const waiting = await own.db.query('select way from added_ways where counts_from > now()');
      expect(waiting).toEqual(isFirstOver ? [] : [{ way: 'google' }]);
      // And the first one is not lost by it
      expect(await press(first)).toBe(isFirstOver ? 'invalid' : 'undone');
      const { tindra, malte } = SOCIAL;
      expect(await googles()).toEqual([{ subject: (isFirstOver ? malte : tindra).subject }]);
    });

    it('takes the other one away, whatever the clock of the node that added it said', async () => {
      const token = await undoToken();
      await social(browser, 'connect', { person: SOCIAL.malte });
      await own.db.query(
        `update added_ways set added_at = added_at - interval '1 hour' where way = 'google'`,
      );
      expect(await press(token)).toBe('undone');
      expect(await googles()).toEqual([{ subject: SOCIAL.tindra.subject }]);
    });
  });

  it('puts no way back that signs in another account by then, and is forgotten after fourteen days', async () => {
    await connect();
    await aDayPasses();
    own.clock.advance(MINUTE);
    await browser.post('v2/session/disconnect_social', { provider: 'google' });
    const token = await undoToken();
    const other = await aUser(own.db, { email: 'annan@example.com', bankid: null });
    await own.db.query(`insert into social_identities values ('google', $1, $2, $3, null, now())`, [
      `${SIMULATOR_ISSUER}-google`,
      SOCIAL.tindra.subject,
      other,
    ]);
    expect(await press(token)).toBe('taken');
    expect(await me(browser)).toBeNull();
    expect(await own.db.query('select user_id as id from social_identities')).toEqual([
      { id: other },
    ]);
    await own.db.query(
      `insert into removed_ways values ($1, 'facebook', 'x', 'y', null, now(), now(), 'z', $2)`,
      [userId, new Date(own.clock.now())],
    );
    await own.identity.prune();
    expect(await own.db.query('select 1 from removed_ways')).toEqual([]);
  });

  it.each(['', 'x', 'A'.repeat(43)])('refuses the token %j', async (token) => {
    expect(await press(token)).toBe('invalid');
  });
});
