import type { InferType } from 'yup';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { sessionAnswers } from './session.responses';
import type { saveUserDetailsSchema } from './users.schema';

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
