import { ApiError } from '#domain/api/errors';
import type { SocialProviderId } from '#domain/api/social';
import type { RegistrationDetails } from '#domain/api/v2';
import type { PersonName } from '#domain/candidates/names';
import { registrationSchema } from '#domain/candidates/registration.schema';
import type { Language } from '#domain/language';
import { parser } from '../../http/parse';
import type { Clock } from '../../lib/clock';
import type { Outbox } from '../../mail/outbox';
import type { Queryable } from '../../storage/database';
import type { EmailChangeService } from '../emailChange.service';
import { linkInMail } from '../ownerMail';
import { lockMailOwner } from '../pendingEmail.repository';
import { saveRegisteredDetails } from '../registeredDetails';
import { completeRegistration } from '../registrations.repository';
import { insertUser } from '../users.repository';
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
   *   `email_taken`, `already_registered`, `rate_limited`.
   */
  make(tx: Queryable, registration: SocialRegistration): Promise<string>;
  /** Notifies the account's owner by mail of a new sign-in method. */
  notifyLinked(tx: Queryable, userId: string, provider: SocialProviderId): Promise<void>;
}

const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook' } as const satisfies Record<
  SocialProviderId,
  string
>;

const parseRegistration = parser(registrationSchema);

export function createSocialAccounts({
  clock,
  outbox,
  emailChange,
  publicUrl,
  production,
}: {
  clock: Clock;
  outbox: Outbox;
  emailChange: Pick<EmailChangeService, 'askToConfirm'>;
  publicUrl: string;
  /** Whether the run's phone country codes are production's (part 2). */
  production: boolean;
}): SocialAccounts {
  return {
    async make(tx, { registration, identity, name, language }) {
      const details = parseRegistration(registration.details);
      const now = clock.now();
      if (!(await completeRegistration(tx, registration.id, now))) {
        throw new ApiError('session_not_found', 'No Session Found!');
      }
      const userId = await insertUser(tx, { ...details, ...name, language, bankid: null }, now);
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
      if (identity.email?.toLowerCase() !== details.email.toLowerCase()) {
        await emailChange.askToConfirm(tx, { userId, email: details.email, language });
      }
      return userId;
    },

    async notifyLinked(tx, userId, provider) {
      const owner = await lockMailOwner(tx, userId);
      if (!owner) return;
      const loginLink = linkInMail(publicUrl, '/login', owner.language);
      await outbox.queue(tx, {
        to: owner.email,
        userId,
        language: owner.language,
        template: 'social_linked',
        values: { provider: PROVIDER_NAMES[provider], loginLink },
      });
    },
  };
}
