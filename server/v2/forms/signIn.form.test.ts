import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALVA, type IdentityApp, identityApp, TORVALD } from '../../identity/testing/identityApp';
import { me, onlyAlva, personOf, REGISTRATION, signIn } from '../../identity/testing/journey';
import type { FormFields, TestBrowser } from '../../identity/testing/testBrowser';

let own: IdentityApp;
let browser: TestBrowser;
beforeAll(async () => {
  own = await identityApp();
});
afterAll(() => own.close());
beforeEach(async () => {
  await onlyAlva(own);
  browser = own.browser();
});

const LOGIN = { purpose: 'login', device: 'same', target_path: '/jobb/a?b=c' };
const REGISTER = { ...REGISTRATION, purpose: 'register', device: 'other', target_path: '/jobb/a' };

/**
 * Posts the form, presses a button on the simulator's page; returns the address that the broker
 * redirects back to.
 */
async function toReturn(form: FormFields, choice: string, by = browser): Promise<string> {
  const { location } = await by.postForm('/auth/start', form);
  const { pathname, search } = new URL(location);
  expect(pathname).toBe('/simulator/bankid/authorize');
  const answer = `/simulator/bankid/answer${search}&choice=${encodeURIComponent(choice)}`;
  return (await by.open(answer)).location;
}

describe('logging in without a script', () => {
  it('ends signed in on the target page', async () => {
    const back = await toReturn(LOGIN, personOf(ALVA));
    expect(back).toMatch(/^http:\/\/vikari\.test\/auth\/bankid\?code=[\w-]+&state=[\w-]+$/);
    expect(await browser.open(back)).toEqual({ httpStatus: 303, location: '/jobb/a?b=c' });
    expect(await me(browser)).toMatchObject({ firstName: 'Alva' });
  });

  it.each([
    ['//evil.example', '/account'],
    ['https://evil.example', '/account'],
    ['/login', '/account'],
    ['/jobb/räksmörgås', '/jobb/r%C3%A4ksm%C3%B6rg%C3%A5s'],
  ])('with the target %s ends at %s', async (target_path, location) => {
    const back = await toReturn({ ...LOGIN, target_path }, personOf(ALVA));
    expect(await browser.open(back)).toEqual({ httpStatus: 303, location });
  });

  it.each([
    ['cancel', '/login?target_path=%2Fjobb%2Fa%3Fb%3Dc&problem=cancelled&shared_computer=1'],
    ['expired', '/login?target_path=%2Fjobb%2Fa%3Fb%3Dc&problem=expired&shared_computer=1'],
    ['error', '/login?target_path=%2Fjobb%2Fa%3Fb%3Dc&problem=broker_fault&shared_computer=1'],
    [
      personOf(TORVALD),
      '/register?target_path=%2Fjobb%2Fa%3Fb%3Dc&problem=not_registered&shared_computer=1',
    ],
  ])('after "%s" shows it at %s', async (choice, location) => {
    const back = await toReturn({ ...LOGIN, shared_computer: 'on' }, choice);
    expect((await browser.open(back)).location).toBe(location);
    expect(await me(browser)).toBeNull();
  });

  it('uses a code once: the second time it finds the user signed in, and signs in no one else', async () => {
    const back = await toReturn(LOGIN, personOf(ALVA));
    const cookies = new Map(browser.cookies);
    await browser.open(back);
    expect((await browser.open(back)).location).toBe('/account');
    const attacker = own.browser();
    for (const [name, value] of cookies) attacker.cookies.set(name, value);
    expect((await attacker.open(back)).location).toBe('/login?problem=other_browser');
    expect(await me(attacker)).toBeNull();
  });

  it("refuses an answer for another browser's request, and keeps it for that browser", async () => {
    const back = await toReturn(LOGIN, personOf(ALVA));
    const victim = own.browser();
    expect((await victim.open(back)).location).toBe('/login?problem=other_browser');
    await toReturn(LOGIN, 'cancel', victim);
    expect((await victim.open(back)).location).toBe('/login?problem=other_browser');
    expect(await me(victim)).toBeNull();
    await browser.open(back);
    expect(await me(browser)).toMatchObject({ firstName: 'Alva' });
  });

  it('refuses a code with the state of another request of the same browser', async () => {
    const first = new URL(await toReturn(LOGIN, personOf(ALVA)));
    const second = new URL(await toReturn(LOGIN, personOf(ALVA)));
    first.searchParams.set('state', second.searchParams.get('state') ?? '');
    expect((await browser.open(first.href)).location).toContain('problem=failed');
    expect(await me(browser)).toBeNull();
  });

  it.each([
    ['/auth/bankid?code=made-up&state=made-up', 'other_browser'],
    ['/auth/bankid?error=x', 'failed'],
    ['/auth/bankid?code=', 'failed'],
  ])('answers %s with the login page', async (address, problem) => {
    expect((await browser.open(address)).location).toBe(`/login?problem=${problem}`);
  });

  it.each([
    ['login', 'register'],
    ['register', 'login'],
  ] as const)('ends each of two that are under way at its own page, %s first', async (...order) => {
    const pages = { login: '/jobb/one', register: '/jobb/two' };
    const forms = { login: LOGIN, register: REGISTER };
    const people = { login: personOf(ALVA), register: personOf(TORVALD) };
    const back: Record<string, string> = {};
    for (const purpose of order.toReversed()) {
      back[purpose] = await toReturn(
        { ...forms[purpose], target_path: pages[purpose] },
        people[purpose],
      );
    }
    for (const purpose of order) {
      expect((await browser.open(back[purpose] ?? '')).location).toBe(pages[purpose]);
    }
  });

  it('redirects a signed-in user to the target at once', async () => {
    await signIn(browser);
    expect((await browser.postForm('/auth/start', LOGIN)).location).toBe('/jobb/a?b=c');
  });

  it('sets a session cookie on a shared computer, and says so', async () => {
    const back = new URL(await toReturn({ ...LOGIN, shared_computer: 'on' }, personOf(ALVA)));
    const response = await own.app.inject({
      url: back.pathname + back.search,
      cookies: Object.fromEntries(browser.cookies),
    });
    const session = response.cookies.find(({ name }) => name.includes('session'));
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(session).not.toHaveProperty('maxAge');
    expect(session).not.toHaveProperty('expires');
    browser.cookies.set(session?.name ?? '', session?.value ?? '');
    expect((await browser.get('v2/session/me')).body).toMatchObject({ sharedComputer: true });
  });
});

describe('registering without a script', () => {
  it('creates the account and ends signed in on the target page', async () => {
    const back = await toReturn(REGISTER, personOf(TORVALD));
    expect(await browser.open(back)).toEqual({ httpStatus: 303, location: '/jobb/a' });
    expect(await me(browser)).toMatchObject({
      firstName: 'Torvald',
      email: REGISTRATION.email,
      locations: REGISTRATION.locations,
    });
    expect((await browser.get('v2/session/get_registration')).body.registration).toBeNull();
  });

  it('keeps what was filled in, and puts no e-mail address in the address bar', async () => {
    const form = { ...REGISTER, email: 'torvald@', professions: ['sjukskoterska', 'sjorovare'] };
    expect((await browser.postForm('/auth/start', form)).location).toBe(
      '/register?target_path=%2Fjobb%2Fa&problem=incomplete',
    );
    expect((await browser.get('v2/session/get_registration')).body.registration).toEqual({
      ...REGISTRATION,
      email: 'torvald@',
      professions: ['sjukskoterska'],
    });
    expect((await own.browser().get('v2/session/get_registration')).body.registration).toBeNull();
    await browser.open(await toReturn(REGISTER, personOf(TORVALD)));
    expect(await me(browser)).toMatchObject({ email: REGISTRATION.email });
  });

  it.each([
    [{ email: 'Alva.Nordanvik@example.com' }, 'email_taken'],
    [{ workfields: [] }, 'incomplete'],
    [{ email: 'a\u0000b@example.com' }, 'incomplete'],
  ])('tells %o as %s', async (change, problem) => {
    const { location } = await browser.postForm('/auth/start', { ...REGISTER, ...change });
    expect(location).toBe(`/register?target_path=%2Fjobb%2Fa&problem=${problem}`);
  });

  it('answers a BankID that has an account with "log in"', async () => {
    const back = await toReturn(REGISTER, personOf(ALVA));
    expect((await browser.open(back)).location).toBe(
      '/login?target_path=%2Fjobb%2Fa&problem=already_registered',
    );
  });
});

describe('the form’s address', () => {
  it("refuses another site's form and sets no cookie", async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect(await browser.postForm('/auth/start', LOGIN, foreign)).toEqual({
      httpStatus: 403,
      location: '',
    });
    expect(browser.cookies.size).toBe(0);
  });

  it.each([
    ['nothing', {}],
    ['an unknown device', { ...LOGIN, device: 'watch' }],
    ['an unknown purpose', { ...LOGIN, purpose: 'admin' }],
  ])('redirects %s back to the login page', async (_what, form) => {
    expect((await browser.postForm('/auth/start', form)).location).toContain('problem=login');
  });

  it('shows an error when it is posted too often, with the target kept', async () => {
    const answers = [];
    for (let turn = 0; turn < 70; turn += 1)
      answers.push(await browser.postForm('/auth/start', LOGIN));
    expect(answers.at(-1)).toEqual({
      httpStatus: 303,
      location: '/login?target_path=%2Fjobb%2Fa%3Fb%3Dc&problem=too_many',
    });
  });

  it('is the only kind of address that accepts a form', async () => {
    const { httpStatus } = await browser.postForm('/api/v2/session/begin_bankid', LOGIN);
    expect(httpStatus).toBe(415);
  });
});

describe('with an unreachable broker', () => {
  it('says that BankID is unavailable, not that the connection failed', async () => {
    const fetchNothing = () => Promise.reject(new TypeError('fetch failed'));
    const down = await identityApp({}, { issuer: 'https://broker.example/a', fetch: fetchNothing });
    try {
      const visitor = down.browser();
      const { location } = await visitor.postForm('/auth/start', LOGIN);
      expect(location).toBe('/login?target_path=%2Fjobb%2Fa%3Fb%3Dc&problem=bankid_down');
      const begin = { purpose: 'login', device: 'same', language: 'sv' };
      expect(await visitor.post('v2/session/begin_bankid', begin)).toMatchObject({
        httpStatus: 503,
        body: { code: 'bankid_unavailable' },
      });
      expect(down.identity.formTargets()).toEqual(['https://broker.example']);
    } finally {
      await down.close();
    }
  });
});
