import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALVA, type IdentityApp, identityApp, TORVALD } from '../identity/testing/identityApp';
import { me, onlyAlva, personOf, signIn } from '../identity/testing/journey';
import type { TestBrowser } from '../identity/testing/testBrowser';
import { aUser } from '../identity/testing/users';
import { MINUTE } from '../lib/time';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/138.0 Mobile Safari/537.36';
const WARD = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

let own: IdentityApp;
let alvaId: string;
let phone: TestBrowser;
beforeAll(async () => {
  own = await identityApp();
});
afterAll(() => own.close());
beforeEach(async () => {
  alvaId = await onlyAlva(own);
  phone = own.browser(PHONE);
  await signIn(phone);
});

interface Listed {
  id: string;
  current: boolean;
  device: string | null;
  lastSeenAt: string;
}
async function list(browser: TestBrowser): Promise<Listed[]> {
  const { results } = (await browser.get('v2/session/sessions')).body;
  return Array.isArray(results) ? results : [];
}

describe('the list of sessions', () => {
  it('has the present session first, and no hash of a session', async () => {
    own.clock.advance(20 * MINUTE);
    const ward = own.browser(WARD);
    await signIn(ward);
    const [current, other, ...more] = await list(phone);
    expect(more).toEqual([]);
    expect(current).toMatchObject({ current: true, device: 'Chrome, Android' });
    expect(other).toMatchObject({ current: false, device: 'Firefox, Windows' });
    const hashes = await own.db.query<{ id: string }>('select id from sessions');
    for (const { id } of hashes) expect(JSON.stringify(await list(phone))).not.toContain(id);
  });

  it('shows no session of others, and no ended ones', async () => {
    await own.identity.sessions.start(own.db, await aUser(own.db));
    const tired = own.browser();
    tired.cookies.set(
      'vikari_session',
      await own.identity.sessions.start(own.db, alvaId, { shared: true }),
    );
    expect(await list(phone)).toHaveLength(2);
    own.clock.advance(3 * 60 * MINUTE);
    expect(await list(phone)).toHaveLength(1);
  });

  it('is kept without the text that the browser sent', async () => {
    const rows = await own.db.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain('Mozilla');
  });
});

describe('ending one', () => {
  it('ends the other device’s session at once, and keeps this one', async () => {
    const ward = own.browser(WARD);
    await signIn(ward);
    const other = (await list(phone)).find(({ current }) => !current);
    expect((await phone.post('v2/session/end_session', { id: other?.id })).httpStatus).toBe(200);
    expect(await me(ward)).toBeNull();
    expect(await me(phone)).toMatchObject({ userId: alvaId });
    expect(await list(phone)).toHaveLength(1);
  });

  it('signs this browser out when it is its own', async () => {
    const [own_] = await list(phone);
    await phone.post('v2/session/end_session', { id: own_?.id });
    expect(phone.cookies.has('vikari_session')).toBe(false);
  });

  it('answers another user’s session like an unknown one, and does not end it', async () => {
    const strangerId = await aUser(own.db);
    const stranger = own.browser();
    stranger.cookies.set('vikari_session', await own.identity.sessions.start(own.db, strangerId));
    const [theirs] = await list(stranger);
    const refused = await phone.post('v2/session/end_session', { id: theirs?.id });
    expect(refused).toEqual(await phone.post('v2/session/end_session', { id: 'unknown' }));
    expect(refused.httpStatus).toBe(404);
    expect(await me(stranger)).toMatchObject({ userId: strangerId });
  });
});

describe('confirming with BankID again', () => {
  const change = () => phone.post('v2/users/save_user_details', { email: 'alva.new@example.com' });

  it('is needed for a new address once ten minutes have passed', async () => {
    own.clock.advance(10 * MINUTE - 1);
    expect((await change()).httpStatus).toBe(200);
    own.clock.advance(1);
    expect(await change()).toMatchObject({
      httpStatus: 403,
      body: { code: 'bankid_confirmation_required' },
    });
    // Entering the current address is no change
    const same = { email: 'ALVA.nordanvik@example.com' };
    expect((await phone.post('v2/users/save_user_details', same)).httpStatus).toBe(200);
  });

  it('is valid for ten more minutes, in this session only', async () => {
    own.clock.advance(11 * MINUTE);
    const ward = own.browser(WARD);
    ward.cookies.set('vikari_session', await own.identity.sessions.start(own.db, alvaId));
    const request = { purpose: 'confirm', targetPath: '/account?tab=integrity' } as const;
    const { id_token, state } = await phone.visitBankid(personOf(ALVA), request);
    expect(await phone.post('portal/auth/confirm_bankid', { id_token, state })).toEqual({
      httpStatus: 200,
      body: { status: 0, targetPath: '/account?tab=integrity' },
    });
    expect((await change()).httpStatus).toBe(200);
    expect(
      await ward.post('v2/users/save_user_details', { email: 'ward@example.com' }),
    ).toMatchObject({ body: { code: 'bankid_confirmation_required' } });
  });

  it('refuses another person’s BankID', async () => {
    own.clock.advance(11 * MINUTE);
    const { id_token } = await phone.visitBankid(personOf(TORVALD), { purpose: 'confirm' });
    expect(await phone.post('portal/auth/confirm_bankid', { id_token })).toMatchObject({
      httpStatus: 400,
      body: { code: 'invalid_token' },
    });
    expect((await change()).httpStatus).toBe(403);
  });

  it('refuses an answer to a request of another purpose', async () => {
    const { id_token } = await phone.visitBankid(personOf(ALVA), { purpose: 'connect' });
    await own.db.query('update sessions set bankid_at = null');
    expect(await phone.post('portal/auth/confirm_bankid', { id_token })).toMatchObject({
      body: { code: 'invalid_token' },
    });
    expect((await change()).httpStatus).toBe(403);
  });

  it('needs a session, and an account with BankID', async () => {
    const begin = { purpose: 'confirm', device: 'same', language: 'sv' };
    const visitor = own.browser();
    expect(await visitor.post('v2/session/begin_bankid', begin)).toMatchObject({
      body: { code: 'authentication_required' },
    });
    await own.db.query('update users set bankid_subject = null, bankid_issuer = null');
    expect(await phone.post('v2/session/begin_bankid', begin)).toMatchObject({
      httpStatus: 409,
      body: { code: 'conflict' },
    });
  });

  it('is given by a BankID that was connected just before only after a day', async () => {
    await own.db.query('update users set bankid_subject = null, bankid_issuer = null');
    await own.db.query('update sessions set bankid_at = null');
    expect((await change()).httpStatus).toBe(403);
    const { id_token } = await phone.visitBankid(personOf(ALVA), { purpose: 'connect' });
    const answer = { id_token, userId: alvaId, connectBankID: true };
    expect((await phone.post('portal/auth/connect_bankid', answer)).httpStatus).toBe(200);
    expect(await change()).toMatchObject({ httpStatus: 403, body: { code: 'way_waiting' } });
    await own.db.query('update added_ways set counts_from = now()');
    expect((await change()).httpStatus).toBe(200);
  });
});
