import type { PersonName } from '#domain/candidates/names';
import type { ClientErrorKind } from '#domain/clientError';
import type { Language } from '#domain/language';
import { endpoint, type Ok } from './endpoint';

/** The signed-in person as the site knows them. */
export interface Profile {
  userId: string;
  /** What they call themselves; it may differ from the name in their BankID. */
  firstName: string;
  lastName: string;
  /** In force. */
  email: string;
  /** The address that they have changed to and not confirmed yet; null without one. */
  pendingEmail: string | null;
  phone: string | null;
  jobTitle: string | null;
  /** Work-role id. */
  profession: string | null;
  workfields: string[];
  locations: string[];
  employmentTypes: string[];
  profileImageUrl: string | null;
  /** Whether a BankID is connected: what the badge says. It is about `verifiedName` alone. */
  bankIdVerified: boolean;
  /** The name in their BankID when they last used it; null until then. */
  verifiedName: PersonName | null;
}

/** What a registration gathers before BankID (part 3's auth form). */
export interface RegistrationDetails {
  email: string;
  professions: string[];
  workfields: string[];
  locations: string[];
  employmentTypes: string[];
}

export type SessionType = 'registration' | 'registrationWithJobApplication';

/** POST session/set_session: opens or continues a registration; answers its id. */
export const setSession = endpoint<
  {
    email?: string;
    type: SessionType;
    /** Steps done so far, by name. */
    stack?: string[];
    /** One step's key and value, or … */
    key?: string;
    value?: unknown;
    /** … facts about where it began. */
    metadata?: Record<string, string>;
    /** The session to continue. */
    sessionID?: string;
    reset?: boolean;
  },
  Ok<{ sessionID: string }>
>({ service: 'v2', method: 'POST', path: 'session/set_session', access: 'public' });

/** GET auth/email_registered: status 0 means already registered, status 1 not. */
export const emailRegistered = endpoint<{ email: string }, { status: 0 | 1 }>({
  service: 'v2',
  method: 'GET',
  path: 'auth/email_registered',
  access: 'public',
});

/**
 * POST users/save_user_details. A new `email` is not in force yet: it is asked by mail to be
 * confirmed, and stands in the answer as `pendingEmail`. `pendingEmail: null` withdraws it.
 */
export const saveUserDetails = endpoint<
  Partial<
    Omit<Profile, 'userId' | 'pendingEmail' | 'bankIdVerified' | 'verifiedName' | 'profileImageUrl'>
  > & { pendingEmail?: null; language?: Language },
  Ok<{ profile: Profile }>
>({ service: 'v2', method: 'POST', path: 'users/save_user_details', access: 'candidate' });

/** GET misc/encryption_config: AES-256-GCM key and iv, base64, for this session's payloads. */
export const encryptionConfig = endpoint<
  Record<string, never>,
  Ok<{ data: { key: string; iv: string } }>
>({ service: 'v2', method: 'GET', path: 'misc/encryption_config', access: 'candidate' });

/** What a candidate's drafts are encrypted with in their own browser. */
export interface DeviceKey {
  /** AES-256-GCM, base64, as `EncryptionConfig` has them. */
  key: string;
  iv: string;
  /** Names the candidate in the browser's storage; tells nothing of them. */
  owner: string;
}

/** GET misc/device_key: the same in every session of a candidate; never to be stored. */
export const deviceKey = endpoint<Record<string, never>, Ok<{ data: DeviceKey }>>({
  service: 'v2',
  method: 'GET',
  path: 'misc/device_key',
  access: 'candidate',
});

/** Who a session belongs to, and on what kind of computer it is. */
export interface Me {
  /** null for a visitor. */
  profile: Profile | null;
  /** The candidate said at sign-in that others use the computer too: nothing is kept on it. */
  sharedComputer: boolean;
  /** This browser had a session and it has ended, which its user may not know. */
  sessionEnded?: true;
}

/** GET session/me: who the session cookie belongs to. */
export const getMe = endpoint<Record<string, never>, Ok<Me>>({
  service: 'v2',
  method: 'GET',
  path: 'session/me',
  access: 'public',
});

/**
 * GET session/get_registration: what was filled in on a form that was posted without a script and
 * could not be used; the `vikari_registration` cookie names it. null without one.
 */
export const getRegistration = endpoint<
  Record<string, never>,
  Ok<{ registration: RegistrationDetails | null }>
>({ service: 'v2', method: 'GET', path: 'session/get_registration', access: 'public' });

/** POST session/begin_bankid: the server makes state and nonce and answers where to go. */
export const beginBankid = endpoint<
  {
    purpose: 'login' | 'register' | 'connect';
    device: 'same' | 'other';
    language: Language;
    targetPath?: string;
    sessionID?: string;
    /** Others use the computer too: the session is short and goes with the browser. */
    sharedComputer?: boolean;
  },
  Ok<{ authorizeUrl: string }>
>({ service: 'v2', method: 'POST', path: 'session/begin_bankid', access: 'public' });

/** POST session/sign_in: spends a `login_token`, sets the HttpOnly session cookie. */
export const signIn = endpoint<{ login_token: string }, Ok<Me & { profile: Profile }>>({
  service: 'v2',
  method: 'POST',
  path: 'session/sign_in',
  access: 'public',
});

/**
 * POST session/sign_out: ends the session on the server and clears the cookie. With `everywhere`
 * it ends every session of the person, and answers how many that were.
 */
export const signOut = endpoint<{ everywhere?: true }, Ok<{ sessionsEnded: number }>>({
  service: 'v2',
  method: 'POST',
  path: 'session/sign_out',
  access: 'public',
});

/** POST misc/report_client_error: a page could not be started in a browser. Logged, never stored. */
export const reportClientError = endpoint<
  {
    kind: ClientErrorKind;
    /** One line, without anything personal. */
    message: string;
    /** The page's path, without its query. */
    path: string;
  },
  Ok<object>
>({ service: 'v2', method: 'POST', path: 'misc/report_client_error', access: 'public' });
