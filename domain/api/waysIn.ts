import type { InferType } from 'yup';
import type { Answered } from './answer';
import type { authAnswers } from './auth.responses';
import type { emailRegisteredSchema } from './auth.schema';
import { endpoint } from './endpoint';
import type { sessionAnswers } from './session.responses';
import type {
  beginBankidSchema,
  begunSignInSchema,
  refusedSignInSchema,
  sendRegistrationLinkSchema,
  setSessionSchema,
} from './session.schema';

/**
 * POST session/set_session: opens or continues a registration; returns its id. With a `stack` the
 * browser also remembers it, by the `vikari_registration` cookie.
 */
export const setSession = endpoint<
  InferType<typeof setSessionSchema>,
  Answered<typeof sessionAnswers.setSession>
>({ service: 'v2', method: 'POST', path: 'session/set_session', access: 'public' });

/** GET auth/email_registered: status 0 means already registered, status 1 not. */
export const emailRegistered = endpoint<
  InferType<typeof emailRegisteredSchema>,
  Answered<typeof authAnswers.emailRegistered>
>({
  service: 'v2',
  method: 'GET',
  path: 'auth/email_registered',
  access: 'public',
});

/**
 * GET session/get_registration: the answers of a registration that was filled in page by page, on a
 * form without a script, or on another device whose mailed link was opened here; the
 * `vikari_registration` cookie names it. All null without one.
 */
export const getRegistration = endpoint<
  Record<string, never>,
  Answered<typeof sessionAnswers.getRegistration>
>({ service: 'v2', method: 'GET', path: 'session/get_registration', access: 'public' });

/**
 * POST session/send_registration_link: mails a link to the registration's own address, with which
 * it can be continued on another device (`domain/signIn/resumeRegistration.ts`). The response is the same
 * whether the address has an account or not.
 */
export const sendRegistrationLink = endpoint<
  InferType<typeof sendRegistrationLinkSchema>,
  Answered<typeof sessionAnswers.sendRegistrationLink>
>({
  service: 'v2',
  method: 'POST',
  path: 'session/send_registration_link',
  access: 'public',
});

/** POST session/begin_bankid: the server makes state and nonce and returns where to go. */
export const beginBankid = endpoint<
  InferType<typeof beginBankidSchema>,
  Answered<typeof sessionAnswers.beginBankid>
>({ service: 'v2', method: 'POST', path: 'session/begin_bankid', access: 'public' });

/**
 * GET session/begun_sign_in: what the authorization request with this `state` was begun for; null
 * when this browser began none (its cookie proves that), or it is too old. The return page asks when
 * the browser has kept nothing under that state.
 */
export const begunSignIn = endpoint<
  InferType<typeof begunSignInSchema>,
  Answered<typeof sessionAnswers.begunSignIn>
>({ service: 'v2', method: 'GET', path: 'session/begun_sign_in', access: 'public' });

/**
 * GET session/pending_bankid: the BankID in another name than the account's that this session is
 * asked about (`auth/answer_pending_bankid`); null for none.
 */
export const pendingBankid = endpoint<
  Record<string, never>,
  Answered<typeof sessionAnswers.pendingBankid>
>({ service: 'v2', method: 'GET', path: 'session/pending_bankid', access: 'candidate' });

/**
 * POST session/refused_sign_in: the provider answered the request with this `state` with an error
 * that the user cannot mend. The answer came to the page, so this is how the operator learns of it.
 */
export const refusedSignIn = endpoint<
  InferType<typeof refusedSignInSchema>,
  Answered<typeof sessionAnswers.refusedSignIn>
>({ service: 'v2', method: 'POST', path: 'session/refused_sign_in', access: 'public' });
