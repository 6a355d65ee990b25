import type { InferType } from 'yup';
import type { Answered, AnsweredFields } from './answer';
import type { reportClientErrorSchema } from './clientError.schema';
import { endpoint } from './endpoint';
import type { profile, sessionAnswers } from './session.responses';
import type { signInSchema, signOutSchema } from './session.schema';

/** The signed-in user, as the site shows them. */
export type Profile = InferType<typeof profile>;

/** The fields of a profile that users write themselves. */
export type ProfileFields = Omit<
  Profile,
  | 'userId'
  | 'emailState'
  | 'pendingEmail'
  | 'bankIdVerified'
  | 'verifiedName'
  | 'visibilityChosen'
  | 'profileImageUrl'
>;

/** The user of a session, and whether the computer is shared. */
export type Me = AnsweredFields<typeof sessionAnswers.getMe>;

/** GET session/me: the user of the session cookie. */
export const getMe = endpoint<Record<string, never>, Answered<typeof sessionAnswers.getMe>>({
  service: 'v2',
  method: 'GET',
  path: 'session/me',
  access: 'public',
});

/** POST session/sign_in: exchanges a `login_token`, and sets the HttpOnly session cookie. */
export const signIn = endpoint<
  InferType<typeof signInSchema>,
  Answered<typeof sessionAnswers.signIn>
>({
  service: 'v2',
  method: 'POST',
  path: 'session/sign_in',
  access: 'public',
});

/**
 * POST session/sign_out: ends the session on the server and clears the cookie. With `everywhere` it
 * ends every session of the user, and returns how many there were.
 */
export const signOut = endpoint<
  InferType<typeof signOutSchema>,
  Answered<typeof sessionAnswers.signOut>
>({
  service: 'v2',
  method: 'POST',
  path: 'session/sign_out',
  access: 'public',
});

/** POST misc/report_client_error: a page could not start in a browser. Logged, never stored. */
export const reportClientError = endpoint<
  InferType<typeof reportClientErrorSchema>,
  Answered<typeof sessionAnswers.reportClientError>
>({ service: 'v2', method: 'POST', path: 'misc/report_client_error', access: 'public' });
