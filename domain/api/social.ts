import type { InferType } from 'yup';
import type { Answered, AnsweredFields } from './answer';
import { endpoint } from './endpoint';
import type { socialAnswers } from './social.responses';
import type {
  beginSocialSchema,
  disconnectSocialSchema,
  socialAuthSchema,
  socialRegisterSchema,
} from './social.schema';

/** GET session/sign_in_options: the providers that this run offers, besides BankID. */
export const signInOptions = endpoint<
  Record<string, never>,
  Answered<typeof socialAnswers.signInOptions>
>({ service: 'v2', method: 'GET', path: 'session/sign_in_options', access: 'public' });

/** The configuration of Firebase's sign-in in the browser; none of it is secret. */
export type FirebaseSignIn = NonNullable<Answered<typeof socialAnswers.beginSocial>['firebase']>;

/**
 * POST session/begin_social: the server makes state and nonce and returns the provider's address.
 * Where the run uses Firebase, `authorizeUrl` is null and `firebase` is set: the browser signs in
 * with Firebase's SDK and posts its ID token, with `state`, to `auth/social_auth`. The provider
 * redirects to `/auth/social`: an `id_token` with its `state` in the fragment is posted to
 * `auth/social_auth`; a code in the query is processed by the server.
 */
export const beginSocial = endpoint<
  InferType<typeof beginSocialSchema>,
  Answered<typeof socialAnswers.beginSocial>
>({ service: 'v2', method: 'POST', path: 'session/begin_social', access: 'public' });

/** The result of a sign-in at a provider; see `auth/social_auth`. */
export type SocialAuthResult = AnsweredFields<typeof socialAnswers.socialAuth>;

/**
 * POST auth/social_auth (part 7's "finalise"). After two of its errors the server keeps the
 * verified identity for this browser, and `session/pending_social` returns it:
 * - `link_requires_bankid`: an account has the address; a BankID login within ten minutes links.
 * - `social_not_registered`: no account has it; `auth/social_register` completes the registration.
 */
export const socialAuth = endpoint<
  InferType<typeof socialAuthSchema>,
  Answered<typeof socialAnswers.socialAuth>
>({ service: 'portal', method: 'POST', path: 'auth/social_auth', access: 'public' });

/** A verified identity that is pending for the next step of this browser. */
export type PendingSocial = NonNullable<Answered<typeof socialAnswers.pendingSocial>['pending']>;

/** GET session/pending_social: null when nothing is pending. */
export const pendingSocial = endpoint<
  Record<string, never>,
  Answered<typeof socialAnswers.pendingSocial>
>({
  service: 'v2',
  method: 'GET',
  path: 'session/pending_social',
  access: 'public',
});

/**
 * POST auth/social_register: creates an account without BankID from a complete registration and the
 * identity that a provider verified in this browser (`pending_social` with `wants: 'register'`).
 */
export const socialRegister = endpoint<
  InferType<typeof socialRegisterSchema>,
  Answered<typeof socialAnswers.socialRegister>
>({ service: 'portal', method: 'POST', path: 'auth/social_register', access: 'public' });

/** A provider's account that signs the candidate in. */
export type SocialConnection = Answered<typeof socialAnswers.socialConnections>['results'][number];

/** GET session/social_connections */
export const socialConnections = endpoint<
  Record<string, never>,
  Answered<typeof socialAnswers.socialConnections>
>({ service: 'v2', method: 'GET', path: 'session/social_connections', access: 'candidate' });

/**
 * POST session/disconnect_social: needs a recent BankID, so that an account never loses its last
 * sign-in method. Idempotent.
 */
export const disconnectSocial = endpoint<
  InferType<typeof disconnectSocialSchema>,
  Answered<typeof socialAnswers.disconnectSocial>
>({ service: 'v2', method: 'POST', path: 'session/disconnect_social', access: 'candidate' });
