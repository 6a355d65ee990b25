import { refuseConflicts } from '#domain/api/editConflict';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { saveUserDetails } from '#domain/api/users';
import type { Profile } from '#domain/api/v2';
import { CONTACT_MESSAGES } from '#domain/candidates/contactDetails';
import { unknownChoices } from '#domain/candidates/unknownChoices';
import { tidyEmail, tidyName } from '#domain/text/tidy';
import { appendChange } from '../changeLog/changeLog';
import type { Clock } from '../lib/clock';
import { storedPhone } from '../lib/storedPhone';
import type { SignedIn } from '../policy/caller';
import type { Database } from '../storage/database';
import type { EmailChangeService } from './emailChange.service';
import { clearPendingEmail } from './pendingEmail.repository';
import { changeProfile, findProfile, lockProfile, type ProfileChange } from './users.repository';

interface ProfileDeps {
  db: Database;
  clock: Clock;
  emailChange: Pick<EmailChangeService, 'request'>;
  /** Whether the run's phone country codes are production's (part 2). */
  production: boolean;
}

type Details = RequestOf<typeof saveUserDetails>;

export interface ProfileService {
  find(userId: string): Promise<Profile | null>;
  /**
   * Saves the given parts of a profile, with its change-log row. A new address is used only once it
   * is confirmed.
   * @throws ApiError `invalid_request` for an id that the vocabulary does not have, `edit_conflict`
   *   for a field that was changed since its `base`, `bankid_confirmation_required` for a new
   *   address without a recent BankID, `rate_limited` for too many new addresses,
   *   `authentication_required` when the account does not exist.
   */
  save(signedIn: Pick<SignedIn, 'userId' | 'sessionId'>, details: Details): Promise<Profile>;
}

export function createProfileService({
  db,
  clock,
  emailChange,
  production,
}: ProfileDeps): ProfileService {
  return {
    find: (userId) => findProfile(db, userId),

    async save({ userId, sessionId }, { email: newEmail, pendingEmail, base, ...details }) {
      refuseUnknownChoices(details);
      const change = tidy(details, production);
      const email = newEmail && tidyEmail(newEmail);
      const now = clock.now();
      return db.transaction(async (tx) => {
        const before = await lockProfile(tx, userId);
        if (!before) throw gone();
        const { language: _, ...fields } = change;
        refuseConflicts(before, base, { ...fields, email });
        await changeProfile(tx, userId, change, now);
        if (pendingEmail === null) await clearPendingEmail(tx, userId, now);
        if (email !== undefined) {
          await emailChange.request(tx, { userId, sessionId, email });
        }
        const profile = await findProfile(tx, userId);
        if (!profile) throw gone();
        await appendChange(tx, { scope: `user:${userId}`, type: 'profile', entityId: userId });
        return profile;
      });
    },
  };
}

function gone(): ApiError {
  return new ApiError('authentication_required', 'Sign in first.');
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

/** Converts what was typed into the stored format. */
function tidy(
  {
    firstName,
    lastName,
    phone,
    jobTitle,
    workplace,
    ...rest
  }: Omit<Details, 'email' | 'pendingEmail' | 'base'>,
  production: boolean,
) {
  return {
    ...rest,
    firstName: firstName && tidyName(firstName),
    lastName: lastName && tidyName(lastName),
    phone:
      phone &&
      storedPhone(
        phone,
        { production },
        { field: 'phone', message: CONTACT_MESSAGES.phone.invalid },
      ),
    jobTitle: jobTitle?.trim() ?? jobTitle,
    workplace: workplace?.trim() ?? workplace,
  } satisfies ProfileChange;
}
