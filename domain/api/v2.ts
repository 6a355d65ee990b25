import type { InferType } from 'yup';
import type { Answered, AnsweredFields } from './answer';
import type { reportClientErrorSchema } from './clientError.schema';
import { endpoint } from './endpoint';
import type { profile, sessionAnswers } from './session.responses';
import type { signInSchema, signOutSchema } from './session.schema';
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
