import { SIMULATOR_ISSUER } from '../simulator/simulator';
import { ALVA, type IdentityApp, TORVALD } from './identityApp';
import type { Answered, TestBrowser } from './testBrowser';
import { aUser } from './users';

/** The simulator's button for a person. */
export const personOf = ({ subject }: { subject: string }) => `person:${subject}`;

/** A whole registration form. */
export const REGISTRATION = {
  email: 'torvald.lindekrans@example.com',
  professions: ['sjukskoterska', 'barnmorska'],
  workfields: ['akutmottagning'],
  locations: ['r-01'],
  employmentTypes: ['konsult'],
};

/** Makes Alva the only account; returns the account id. */
export async function onlyAlva({ db }: IdentityApp): Promise<string> {
  await db.query('delete from users');
  return aUser(db, {
    email: 'alva.nordanvik@example.com',
    bankid: { issuer: SIMULATOR_ISSUER, subject: ALVA.subject },
  });
}

/** Fills in the form; returns the registration's id. */
export async function fillIn(browser: TestBrowser, change = {}): Promise<string> {
  const { body } = await browser.post('v2/session/set_session', {
    type: 'registration',
    key: 'registration',
    value: { ...REGISTRATION, ...change },
  });
  return String(body.sessionID);
}

/** The whole registration up to the login token. */
export async function register(
  browser: TestBrowser,
  change: Partial<typeof REGISTRATION> = {},
  person = TORVALD,
): Promise<Answered> {
  const sessionID = await fillIn(browser, change);
  const request = { purpose: 'register', sessionID } as const;
  const { id_token, state } = await browser.visitBankid(personOf(person), request);
  return browser.post('portal/auth/bankid_register', { id_token, state, sessionID });
}

/** Alva's login up to the login token. */
export async function login(browser: TestBrowser, targetPath?: string): Promise<Answered> {
  const request = { purpose: 'login', targetPath } as const;
  const { id_token, state } = await browser.visitBankid(personOf(ALVA), request);
  return browser.post('portal/auth/bankid_login', { id_token, state });
}

/** Alva's login, completed. */
export async function signIn(browser: TestBrowser): Promise<void> {
  const { body } = await login(browser);
  const { login_token } = body;
  const { httpStatus } = await browser.post('v2/session/sign_in', { login_token });
  if (httpStatus !== 200) throw new Error(`Alva could not sign in: ${httpStatus}`);
}

/** The user that the site considers signed in. */
export async function me(browser: TestBrowser): Promise<unknown> {
  return (await browser.get('v2/session/me')).body.profile;
}
