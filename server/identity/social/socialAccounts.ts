import { ApiError } from '#domain/api/errors';
import type { PersonName } from '#domain/candidates/names';
import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import { registrationSchema } from '#domain/candidates/registration.schema';
import type { Language } from '#domain/language';
import { CONFIRMED_FIELD } from '#domain/text/confirmedField';
import { parser } from '../../http/parse';
import type { Clock } from '../../lib/clock';
import type { Queryable } from '../../storage/database';
import { deviceName } from '../deviceName';
import type { EmailChangeService } from '../emailChange.service';
import type { IdentityDoors } from '../identityDoors';
import { saveRegisteredDetails } from '../registeredDetails';
import { completeRegistration } from '../registrations.repository';
import { insertUser, isEmailTaken } from '../users.repository';
import type { WayChanges } from '../wayChanges';
import { findUserBySocial, linkSocial } from './socialIdentities.repository';
import type { SocialIdentity } from './socialProvider';

/** An account to be created without BankID. */
interface SocialRegistration {
  registration: { id: string; details: Partial<RegistrationDetails> };
  identity: SocialIdentity;
  name: PersonName;
  language: Language;
}

/** The accounts of social sign-in. */
export interface SocialAccounts {
  /**
   * Creates the account of an open, complete registration. A mail asks the owner of its address to
   * confirm it, unless the provider has verified the same address.
   * @throws ApiError `invalid_request` for an incomplete registration, `session_not_found`,
   *   `email_taken` for one that another account has confirmed, `already_registered`.
   */
  make(tx: Queryable, registration: SocialRegistration): Promise<string>;
  /**
   * Lets a provider's account sign an account in that had another way, and tells its owner.
   * @returns false when it already signs somebody in, or the account has another of the provider.
   */
  link(
    tx: Queryable,
    linked: { userId: string; identity: SocialIdentity; userAgent: string | null },
  ): Promise<boolean>;
  /** Tells an account's owner that a provider's account no longer signs it in. */
  removed: WayChanges['remove'];
  /** Confirms the address that an account has typed, where the provider has verified it. */
  proved: EmailChangeService['proved'];
}

const parseRegistration = parser(registrationSchema);

export function createSocialAccounts({
  clock,
  emailChange,
  wayChanges,
  production,
  door,
}: {
  clock: Clock;
  emailChange: Pick<EmailChangeService, 'askToConfirm' | 'proved'>;
  wayChanges: Pick<WayChanges, 'add' | 'remove'>;
  /** Whether the run's phone country codes are production's (part 2). */
  production: boolean;
  door: IdentityDoors['registration'];
}): SocialAccounts {
  return {
    async make(tx, { registration, identity, name, language }) {
      const details = parseRegistration({ ...registration.details, [CONFIRMED_FIELD]: true });
      const now = clock.now();
      if (!(await completeRegistration(tx, registration.id, now))) {
        throw new ApiError('session_not_found', 'No Session Found!');
      }
      await door.leave(tx, [registration.id]);
      const { email } = details;
      const user = { ...details, ...name, language, bankid: null, emailConfirmed: false };
      const userId = (await isEmailTaken(tx, email)) ? null : await insertUser(tx, user, now);
      if (userId === null) {
        throw new ApiError('email_taken', 'An account with this email already exists.', {
          email: 'validation.email_taken',
        });
      }
      await saveRegisteredDetails(tx, userId, details, { now, production });
      if (!(await linkSocial(tx, { ...identity, userId }, now))) {
        const known = (await findUserBySocial(tx, identity)) !== null;
        throw new ApiError(known ? 'already_registered' : 'conflict', 'It has an account already.');
      }
      if (identity.email?.toLowerCase() === email.toLowerCase()) {
        await emailChange.proved(tx, { userId, email });
      } else {
        await emailChange.askToConfirm(tx, { userId, email, language });
      }
      return userId;
    },

    async link(tx, { userId, identity, userAgent }) {
      if (!(await linkSocial(tx, { ...identity, userId }, clock.now()))) return false;
      const device = deviceName(userAgent);
      await wayChanges.add(tx, { userId, way: identity.provider, device, otherName: false });
      await emailChange.proved(tx, { userId, email: identity.email });
      return true;
    },

    removed: wayChanges.remove,
    proved: emailChange.proved,
  };
}
