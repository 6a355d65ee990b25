import type { InferType } from 'yup';
import type { Answered, AnsweredFields } from './answer';
import type { authAnswers } from './auth.responses';
import type { emailRegisteredSchema } from './auth.schema';
import type { reportClientErrorSchema } from './clientError.schema';
import { endpoint } from './endpoint';
import type { profile, sessionAnswers } from './session.responses';
import type {
  beginBankidSchema,
  begunSignInSchema,
  sendRegistrationLinkSchema,
  setSessionSchema,
  signInSchema,
  signOutSchema,
} from './session.schema';
import type { SESSION_TYPES } from './signingIn';
import type { saveUserDetailsSchema } from './users.schema';

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

/**
 * What a registration collects before BankID (part 3's auth form), and the optional answers of part
 * 2's session pages.
 */
export type RegistrationDetails = NonNullable<
  Answered<typeof sessionAnswers.getRegistration>['registration']
>;

export type SessionType = (typeof SESSION_TYPES)[number];

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
 * POST users/save_user_details. A new `email` is used only once it is confirmed by a link in a
 * mail; until then it is returned as `pendingEmail`. `pendingEmail: null` withdraws it. `base` has
 * the value of each changed field when the edit began; a field that has been changed elsewhere
 * since is refused with `edit_conflict`, and `current` is the stored profile.
 */
export const saveUserDetails = endpoint<
  InferType<ReturnType<typeof saveUserDetailsSchema>>,
  Answered<typeof sessionAnswers.saveUserDetails>
>({ service: 'v2', method: 'POST', path: 'users/save_user_details', access: 'candidate' });

/**
 * POST users/resend_confirmation: mails the link once more that confirms the account's address;
 * `conflict` when there is nothing to confirm.
 */
export const resendConfirmation = endpoint<
  Record<string, never>,
  Answered<typeof sessionAnswers.resendConfirmation>
>({ service: 'v2', method: 'POST', path: 'users/resend_confirmation', access: 'candidate' });

/** POST users/delete_profile_image. Succeeds when there is no image. */
export const deleteProfileImage = endpoint<
  Record<string, never>,
  Answered<typeof sessionAnswers.deleteProfileImage>
>({
  service: 'v2',
  method: 'POST',
  path: 'users/delete_profile_image',
  access: 'candidate',
});

/** GET misc/encryption_config: AES-256-GCM key and iv, base64, for this session's payloads. */
export const encryptionConfig = endpoint<
  Record<string, never>,
  Answered<typeof sessionAnswers.encryptionConfig>
>({ service: 'v2', method: 'GET', path: 'misc/encryption_config', access: 'candidate' });

/** The key that a candidate's drafts are encrypted with in their own browser. */
export type DeviceKey = Answered<typeof sessionAnswers.deviceKey>['data'];

/** GET misc/device_key: the same in every session of a candidate; never to be stored. */
export const deviceKey = endpoint<Record<string, never>, Answered<typeof sessionAnswers.deviceKey>>(
  {
    service: 'v2',
    method: 'GET',
    path: 'misc/device_key',
    access: 'candidate',
  },
);

/** The user of a session, and whether the computer is shared. */
export type Me = AnsweredFields<typeof sessionAnswers.getMe>;

/** GET session/me: the user of the session cookie. */
export const getMe = endpoint<Record<string, never>, Answered<typeof sessionAnswers.getMe>>({
  service: 'v2',
  method: 'GET',
  path: 'session/me',
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
 * it can be continued on another device (`domain/resumeRegistration.ts`). The response is the same
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
