import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { Profile, saveUserDetails } from '#domain/api/v2';
import { tidyName } from '#domain/candidates/names';
import { parsePhone } from '#domain/candidates/phone';
import { unknownChoices } from '#domain/candidates/unknownChoices';
import { appendChange } from '../live/changeLog.repository';
import { type EmailChangeDeps, requestEmailChange } from './emailChange.service';
import { clearPendingEmail } from './pendingEmail.repository';
import { changeProfile, findProfile, type ProfileChange } from './users.repository';

export interface UsersDeps extends EmailChangeDeps {
  /** Whether the run's phone country codes are production's (part 2). */
  production: boolean;
}

type Details = RequestOf<typeof saveUserDetails>;

/**
 * Saves the given parts of a profile, and says so to whoever watches it. A new address has to be
 * confirmed before it is in force.
 *
 * @throws ApiError `invalid_request` for an id the vocabulary lacks, `rate_limited` for too many
 * new addresses, `authentication_required` when the account is gone.
 */
export async function saveDetails(
  deps: UsersDeps,
  userId: string,
  { email, pendingEmail, ...details }: Details,
): Promise<Profile> {
  refuseUnknownChoices(details);
  const change = tidy(details, deps.production);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    await changeProfile(tx, userId, change, now);
    if (pendingEmail === null) await clearPendingEmail(tx, userId, now);
    if (email !== undefined) await requestEmailChange(tx, deps, { userId, email: email.trim() });
    const profile = await findProfile(tx, userId);
    if (!profile) throw new ApiError('authentication_required', 'Sign in first.');
    await appendChange(tx, { scope: `user:${userId}`, type: 'profile', entityId: userId });
    return profile;
  });
}

function refuseUnknownChoices({ profession, ...lists }: Details): void {
  const { 'professions[0]': strange, ...fields } = unknownChoices({
    ...lists,
    professions: profession ? [profession] : [],
  });
  if (strange) fields.profession = strange;
  if (Object.keys(fields).length > 0) {
    throw new ApiError('invalid_request', 'The request is not valid.', fields);
  }
}

/** Brings what was typed into the form that is stored. */
function tidy(
  { firstName, lastName, phone, jobTitle, ...rest }: Omit<Details, 'email' | 'pendingEmail'>,
  production: boolean,
) {
  return {
    ...rest,
    firstName: firstName && tidyName(firstName),
    lastName: lastName && tidyName(lastName),
    phone: phone && parsePhone(phone, { production })?.e164,
    jobTitle: jobTitle?.trim() ?? jobTitle,
  } satisfies ProfileChange;
}
