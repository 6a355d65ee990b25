import { getProfileViews, getRecruiterView } from '#domain/api/account';
import { endpoint, type Ok, type RequestOf } from '#domain/api/endpoint';
import { deleteProfileImage, resendConfirmation, saveUserDetails } from '#domain/api/users';
import { getMe, type Me, type Profile } from '#domain/api/v2';
import { keyOf } from './keys';
import { refreshOwnThing } from './ownThings';
import { cacheAnswer, type SiteData } from './siteData';
import { useApi } from './useApi';

/** The address of `PROFILE_IMAGE_PATH`, whose body is the image. */
const profileImage = endpoint<Blob, Ok<{ profile: Profile }>>({
  service: 'v2',
  method: 'POST',
  path: 'users/profile_image',
  access: 'candidate',
});

/** What employers see of the candidate. */
export function useRecruiterView() {
  return useApi(getRecruiterView, {});
}

/** Which employers have recently seen the candidate's card, the newest first. */
export function useProfileViews() {
  return useApi(getProfileViews, {});
}

/** Shows the stored profile everywhere on the page, unless its candidate has signed out. */
async function showProfile(data: SiteData, profile: Profile): Promise<void> {
  await cacheAnswer<Ok<Me>>(data, keyOf(getMe, {}), (known) =>
    known?.profile?.userId === profile.userId ? { ...known, profile } : known,
  );
  void refreshOwnThing(data, 'profile').catch(() => {});
}

/**
 * Saves some of the profile. Rejects with an `ApiError`: `invalid_request` with fields,
 * `edit_conflict` with `current`, `bankid_confirmation_required` for another address.
 */
export async function saveProfile(
  data: SiteData,
  request: RequestOf<typeof saveUserDetails>,
): Promise<Profile> {
  const { profile } = await data.api.call(saveUserDetails, request);
  await showProfile(data, profile);
  return profile;
}

/** Mails the link once more that confirms the account's address. Rejects with an `ApiError`. */
export async function resendConfirmationMail(data: SiteData): Promise<void> {
  await data.api.call(resendConfirmation, {});
}

/** Sends a picture that was cropped to a square. Rejects with an `ApiError` of a `file_…` code. */
export async function sendProfileImage(data: SiteData, image: Blob): Promise<void> {
  const { profile } = await data.api.call(profileImage, image);
  await showProfile(data, profile);
}

export async function removeProfileImage(data: SiteData): Promise<void> {
  const { profile } = await data.api.call(deleteProfileImage, {});
  await showProfile(data, profile);
}
