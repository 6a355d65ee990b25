import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { Profile, saveUserDetails } from '#domain/api/v2';
import { tidyName } from '#domain/candidates/names';
import { parsePhone } from '#domain/candidates/phone';
import { unknownChoices } from '#domain/candidates/unknownChoices';
import type { Clock } from '../clock';
import { changeProfile, type ProfileChange } from '../identity/users.repository';
import { appendChange } from '../live/changeLog';
import type { Database } from '../storage/database';
import { isUniqueViolation } from '../storage/sqlError';

export interface UsersDeps {
  db: Database;
  clock: Clock;
  /** Whether the run's phone country codes are production's (part 2). */
  production: boolean;
}

type Details = RequestOf<typeof saveUserDetails>;

/**
 * Saves the given parts of a profile, and says so to whoever watches it.
 *
 * @throws ApiError `invalid_request` for an id the vocabulary lacks, `email_taken` for an address
 * of another account, `authentication_required` when the account is gone.
 */
export async function saveDetails(
  { db, clock, production }: UsersDeps,
  userId: string,
  details: Details,
): Promise<Profile> {
  refuseUnknownChoices(details);
  const change = tidy(details, production);
  try {
    return await db.transaction(async (tx) => {
      const profile = await changeProfile(tx, userId, change, clock.now());
      if (!profile) throw new ApiError('authentication_required', 'Sign in first.');
      await appendChange(tx, { scope: `user:${userId}`, type: 'profile', entityId: userId });
      return profile;
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email')) throw error;
    throw new ApiError('email_taken', 'An account with this email already exists.', {
      email: 'validation.email_taken',
    });
  }
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
  { firstName, lastName, email, phone, jobTitle, ...rest }: Details,
  production: boolean,
) {
  return {
    ...rest,
    firstName: firstName && tidyName(firstName),
    lastName: lastName && tidyName(lastName),
    email: email?.trim(),
    phone: phone && parsePhone(phone, { production })?.e164,
    jobTitle: jobTitle?.trim() ?? jobTitle,
  } satisfies ProfileChange;
}
