import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SocialProviderId } from '#domain/signIn/ways';
import { SOCIAL_PROVIDERS } from '#domain/signIn/ways';
import { MINUTE } from '../../lib/time';
import { SIMULATOR_ISSUER } from '../simulator/simulator';
import { type IdentityApp, identityApp, SOCIAL, TORVALD } from '../testing/identityApp';
import { fillIn, login, me, onlyAlva, personOf, signIn } from '../testing/journey';
import type { Answered, TestBrowser } from '../testing/testBrowser';
import { aUser } from '../testing/users';

let own: IdentityApp;
let browser: TestBrowser;
let alvaId: string;
beforeAll(async () => {
  own = await identityApp();
});
afterAll(() => own.close());
beforeEach(async () => {
  alvaId = await onlyAlva(own);
  await own.db.query('delete from mail_outbox');
  browser = own.browser();
});

type Person = (typeof SOCIAL)[keyof typeof SOCIAL];
type Request = Parameters<TestBrowser['visitSocial']>[1];

/** Goes to a provider as a person and posts its answer. */
async function go(person: Person, change: Partial<Request> = {}, more = {}): Promise<Answered> {
  const request = { provider: 'google', purpose: 'login', ...change } as const;
  const { id_token: idToken, state } = await browser.visitSocial(personOf(person), request);
  const { provider } = request;
  return browser.post('portal/auth/social_auth', { idToken, state, provider, ...more });
}

const pending = async () => (await browser.get('v2/session/pending_social')).body.pending;
const connections = async () => (await browser.get('v2/session/social_connections')).body.results;
const mails = async () =>
  (await own.db.query<{ template: string }>('select template from mail_outbox')).map(
    ({ template }) => template,
  );

/** Lets a provider's account sign Alva in. */
const link = (person: Person, provider: SocialProviderId) =>
  own.db.query(`insert into social_identities values ($1, $2, $3, $4, null, now())`, [
    provider,
    `${SIMULATOR_ISSUER}-${provider}`,
    person.subject,
    alvaId,
  ]);

async function spend(answered: Answered): Promise<void> {
  const { login_token } = answered.body;
  expect((await browser.post('v2/session/sign_in', { login_token })).httpStatus).toBe(200);
}

it('shows both providers, and that they are simulated', async () => {
  expect((await browser.get('v2/session/sign_in_options')).body).toEqual({
    status: 0,
    providers: SOCIAL_PROVIDERS.map((provider) => ({ provider, simulated: true })),
  });
});

it('offers no simulated provider where BankID is real, and begins none', async () => {
  const real = await identityApp(
    {},
    { issuer: 'https://broker.example', fetch: () => Promise.reject(new Error('down')) },
  );
  const visitor = real.browser();
  expect((await visitor.get('v2/session/sign_in_options')).body.providers).toEqual([]);
  const request = { provider: 'google', purpose: 'login', language: 'sv' };
  expect(await visitor.post('v2/session/begin_social', request)).toMatchObject({
    httpStatus: 400,
    body: { code: 'unsupported_provider' },
  });
  await real.close();
});

describe.each(SOCIAL_PROVIDERS)('%s', (provider) => {
  it('signs in the user it is connected to, which does not count as a recent BankID', async () => {
    await link(SOCIAL.tindra, provider);
    const answered = await go(SOCIAL.tindra, { provider, targetPath: '/jobs' });
    expect(answered).toMatchObject({
      httpStatus: 200,
      body: { userData: { userId: alvaId }, targetPath: '/jobs' },
    });
    await spend(answered);
    expect(await me(browser)).toMatchObject({ userId: alvaId });
    expect(
      await browser.post('v2/users/save_user_details', { email: 'new@example.com' }),
    ).toMatchObject({ body: { code: 'bankid_confirmation_required' } });
  });

  it('labels its page as a simulation in both languages', async () => {
    const { body } = await browser.post('v2/session/begin_social', {
      provider,
      purpose: 'login',
      language: 'en',
    });
    const { pathname, search } = new URL(String(body.authorizeUrl));
    const page = await own.app.inject(pathname + search);
    expect(page.statusCode).toBe(200);
    expect(page.body).toMatch(/Simulering – inte riktiga .* \/ Simulation – not the real /u);
  });
});

describe('an account with the same address', () => {
  it('is linked by BankID, and a mail reports it', async () => {
    expect(await go(SOCIAL.alva, { targetPath: '/jobs' })).toMatchObject({
      httpStatus: 409,
      body: { code: 'link_requires_bankid' },
    });
    expect(await pending()).toMatchObject({
      wants: 'link',
      provider: 'google',
      email: 'alva.nordanvik@example.com',
      targetPath: '/jobs',
    });
    await spend(await login(browser));
    expect(await connections()).toMatchObject([
      { provider: 'google', email: 'alva.nordanvik@example.com' },
    ]);
    expect(await mails()).toEqual(['way_added']);
    await browser.post('v2/session/sign_out');
    expect(await go(SOCIAL.alva)).toMatchObject({ body: { userData: { userId: alvaId } } });
  });

  it('is not linked after ten minutes, nor by a login in another browser', async () => {
    await go(SOCIAL.alva);
    await signIn(own.browser());
    own.clock.advance(10 * MINUTE);
    expect(await pending()).toBeNull();
    await signIn(browser);
    expect(await connections()).toEqual([]);
  });

  it('is not linked by the login of another user, which ends the request', async () => {
    const torvaldId = await aUser(own.db, {
      bankid: { issuer: SIMULATOR_ISSUER, subject: TORVALD.subject },
    });
    await go(SOCIAL.alva);
    const { id_token, state } = await browser.visitBankid(personOf(TORVALD), { purpose: 'login' });
    await spend(await browser.post('portal/auth/bankid_login', { id_token, state }));
    expect(await me(browser)).toMatchObject({ userId: torvaldId });
    await browser.post('v2/session/sign_out');
    await signIn(browser);
    expect(await connections()).toEqual([]);
  });

  it('is not linked, or mentioned, for an address that the provider has not verified', async () => {
    const claimed = await go(SOCIAL.malte);
    expect(claimed).toMatchObject({ httpStatus: 404, body: { code: 'social_not_registered' } });
    expect(await pending()).toMatchObject({ wants: 'register', email: null });
    await own.db.query('delete from users');
    expect((await go(SOCIAL.malte)).body).toEqual(claimed.body);
  });
});

describe('a new user', () => {
  const names = { firstName: 'Tindra', lastName: 'Solhage' };

  it('registers with the names and the address that were vouched for, without BankID', async () => {
    expect(await go(SOCIAL.tindra, { purpose: 'register', targetPath: '/jobs' })).toMatchObject({
      httpStatus: 404,
      body: { code: 'social_not_registered' },
    });
    expect(await pending()).toMatchObject({
      wants: 'register',
      ...names,
      email: 'tindra@example.com',
    });
    const sessionID = await fillIn(browser, { email: 'tindra@example.com' });
    const made = await browser.post('portal/auth/social_register', { sessionID, ...names });
    expect(made).toMatchObject({
      httpStatus: 200,
      body: {
        userData: { email: 'tindra@example.com', bankIdVerified: false, verifiedName: null },
        targetPath: '/jobs',
      },
    });
    await spend(made);
    expect(await mails()).toEqual([]);
    expect(await pending()).toBeNull();
  });

  it('registers at once with a whole registration', async () => {
    const sessionID = await fillIn(browser, { email: 'tindra@example.com' });
    const made = await go(SOCIAL.tindra, { purpose: 'register', sessionID }, { sessionID });
    expect(made).toMatchObject({ httpStatus: 200, body: { userData: names } });
    await spend(made);
    expect(await me(browser)).toMatchObject({ bankIdVerified: false });
  });

  it('must confirm an address that the provider has not verified', async () => {
    await go(SOCIAL.malte, { purpose: 'register' });
    const sessionID = await fillIn(browser, { email: 'malte@example.com' });
    const made = await browser.post('portal/auth/social_register', { sessionID, ...names });
    expect(made).toMatchObject({ body: { userData: { pendingEmail: 'malte@example.com' } } });
    expect(await mails()).toEqual(['confirm_email']);
    const [mail] = await own.db.query<{ text: string }>(
      'select text_body as text from mail_outbox',
    );
    const token = /token=([\w-]{43})/u.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await own.identity.emailChange.confirm(token)).toBe('confirmed');
    // There is no other address to notify
    expect(await mails()).toEqual(['confirm_email']);
  });

  it('cannot take the address of an account, and may choose another', async () => {
    await go(SOCIAL.malte, { purpose: 'register' });
    const sessionID = await fillIn(browser, { email: 'alva.nordanvik@example.com' });
    const request = { sessionID, ...names };
    expect(await browser.post('portal/auth/social_register', request)).toMatchObject({
      httpStatus: 409,
      body: { code: 'email_taken' },
    });
    const step = { type: 'registration', sessionID, email: 'malte2@example.com' };
    await browser.post('v2/session/set_session', step);
    expect((await browser.post('portal/auth/social_register', request)).httpStatus).toBe(200);
  });

  it('registers in no other browser, and once', async () => {
    await go(SOCIAL.tindra, { purpose: 'register' });
    const sessionID = await fillIn(browser);
    const request = { sessionID, ...names };
    expect(await own.browser().post('portal/auth/social_register', request)).toMatchObject({
      httpStatus: 400,
      body: { code: 'social_login_failed' },
    });
    await browser.post('portal/auth/social_register', request);
    expect((await browser.post('portal/auth/social_register', request)).httpStatus).toBe(400);
  });
});

describe('connecting', () => {
  beforeEach(() => signIn(browser));
  const connect = () => go(SOCIAL.tindra, { purpose: 'connect' }, { userId: alvaId });

  it('adds a sign-in method, and disconnecting removes it', async () => {
    expect(await connect()).toMatchObject({ httpStatus: 200, body: { login_token: null } });
    expect(await mails()).toEqual(['way_added']);
    expect(await connections()).toMatchObject([{ provider: 'google' }]);
    const away = await browser.post('v2/session/disconnect_social', { provider: 'google' });
    expect(away.body.results).toEqual([]);
  });

  it('needs a recent BankID at its beginning and at its end, as disconnecting does', async () => {
    const request = { provider: 'google', purpose: 'connect' } as const;
    const { id_token: idToken, state } = await browser.visitSocial(
      personOf(SOCIAL.tindra),
      request,
    );
    await own.db.query('update sessions set bankid_at = null');
    const answer = { idToken, state, provider: 'google', userId: alvaId };
    const needed = { httpStatus: 403, body: { code: 'bankid_confirmation_required' } };
    expect(await browser.post('portal/auth/social_auth', answer)).toMatchObject(needed);
    const begin = { ...request, language: 'sv' };
    expect(await browser.post('v2/session/begin_social', begin)).toMatchObject(needed);
    const away = { provider: 'google' };
    expect(await browser.post('v2/session/disconnect_social', away)).toMatchObject(needed);
    expect(await connections()).toEqual([]);
  });

  it('refuses a provider’s account that is connected to another user, and a request of another user', async () => {
    const other = await aUser(own.db);
    await link(SOCIAL.tindra, 'google');
    await own.db.query('update social_identities set user_id = $1', [other]);
    expect(await connect()).toMatchObject({ httpStatus: 409, body: { code: 'conflict' } });
    expect(await go(SOCIAL.malte, { purpose: 'connect' }, { userId: other })).toMatchObject({
      httpStatus: 403,
      body: { code: 'forbidden' },
    });
  });
});

describe('without a script', () => {
  it('redirects to the provider and returns signed in', async () => {
    await link(SOCIAL.tindra, 'google');
    const form = { provider: 'google', purpose: 'login', target_path: '/jobs' };
    const { location } = await browser.postForm('/auth/start-social', form);
    const answer = location.replace('/authorize?', '/answer?');
    const choice = encodeURIComponent(personOf(SOCIAL.tindra));
    const back = await browser.open(`${answer}&choice=${choice}`);
    expect(back.location).toContain('/auth/social?code=');
    expect(await browser.open(back.location)).toEqual({ httpStatus: 303, location: '/jobs' });
    expect(await me(browser)).toMatchObject({ userId: alvaId });
  });

  it.each([
    [SOCIAL.alva, '/login?problem=link_requires_bankid'],
    [SOCIAL.tindra, '/register?problem=social_not_registered'],
  ])('leads on to what is missing', async (person, expected) => {
    const form = { provider: 'google', purpose: 'login' };
    const { location } = await browser.postForm('/auth/start-social', form);
    const choice = encodeURIComponent(personOf(person));
    const back = await browser.open(
      `${location.replace('/authorize?', '/answer?')}&choice=${choice}`,
    );
    expect((await browser.open(back.location)).location).toBe(expected);
    expect(await pending()).not.toBeNull();
  });

  it('reports a cancelled sign-in, and refuses the state of another browser', async () => {
    const form = { provider: 'facebook', purpose: 'login' };
    const { location } = await browser.postForm('/auth/start-social', form);
    const back = await browser.open(`${location.replace('/authorize?', '/answer?')}&choice=cancel`);
    const told = async (by: TestBrowser) => (await by.open(back.location)).location;
    expect(await told(own.browser())).toBe('/login?problem=other_browser');
    expect(await told(browser)).toBe('/login?problem=social_cancelled');
  });
});
