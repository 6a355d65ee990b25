import { ApiError } from '#domain/api/errors';
import { isEmail } from '#domain/candidates/email';
import { RESUME_REGISTRATION_PATH } from '#domain/signIn/resumeRegistration';
import type { Clock } from '../lib/clock';
import { DAY, HOUR } from '../lib/time';
import { hashToken, isToken, randomToken } from '../lib/tokens';
import { linkInMail } from '../mail/linkInMail';
import type { Outbox } from '../mail/outbox';
import { countMails } from '../mail/outbox';
import { type Caller, refuseSignedIn } from '../policy/caller';
import type { Database, Queryable } from '../storage/database';
import type { IdentityDoors } from './identityDoors';
import { mailAddressOwner } from './ownerMail';
import { findLinkedRegistration, saveRegistrationLink } from './registrationLinks.repository';
import { findRegistration } from './registrations.repository';

interface RegistrationLinkDeps {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  publicUrl: string;
  door: IdentityDoors['registrationMail'];
}

/** Milliseconds that a link can be used. */
const LINK_LIFE = DAY;
/** Mails an hour to one address. */
const MAILS_PER_HOUR = 3;

/** Continues a registration on another device, with a link in a mail. */
export interface RegistrationLinkService {
  /**
   * Mails the link to the registration's own address. When the address has an account, its owner
   * gets another mail that says so; the response is the same.
   * @throws ApiError `session_not_found`, `invalid_request` while no address is filled in,
   *   `rate_limited` and what `Door.enter` throws.
   */
  send(sessionID: string, caller: Caller): Promise<void>;
  /** The open registration that a link's token names; null for none. */
  open(token: string): Promise<string | null>;
}

export function createRegistrationLinkService({
  db,
  clock,
  outbox,
  publicUrl,
  door,
}: RegistrationLinkDeps): RegistrationLinkService {
  /** One limit for both mails, so that it does not reveal whether the address has an account. */
  async function refuseTooMany(tx: Queryable, to: string): Promise<void> {
    const since = clock.now() - HOUR;
    const links = await countMails(tx, { to, template: 'resume_registration', since });
    const known = await countMails(tx, { to, template: 'already_registered', since });
    if (links + known < MAILS_PER_HOUR) return;
    throw new ApiError('rate_limited', 'Too many mails to this address. Try again in an hour.');
  }

  return {
    async send(sessionID, caller) {
      refuseSignedIn(caller);
      const { language } = caller;
      await db.transaction(async (tx) => {
        const now = clock.now();
        const details = await findRegistration(tx, sessionID, now);
        if (!details) throw new ApiError('session_not_found', 'No Session Found!');
        const { email } = details;
        if (email === undefined || !isEmail(email)) {
          const fields = { email: 'registration.contact_information.error' };
          throw new ApiError('invalid_request', 'The registration has no address yet.', fields);
        }
        await refuseTooMany(tx, email);
        await door.enter(tx, { id: randomToken(), ip: caller.ip, proof: caller.proof });
        const known = { email, template: 'already_registered' } as const;
        if (await mailAddressOwner(tx, known, { outbox, publicUrl })) return;
        const token = randomToken();
        await saveRegistrationLink(
          tx,
          { tokenHash: hashToken(token), registrationId: sessionID },
          now + LINK_LIFE,
        );
        await outbox.queue(tx, {
          to: email,
          userId: null,
          language,
          template: 'resume_registration',
          values: { link: linkInMail(publicUrl, RESUME_REGISTRATION_PATH, language, token) },
          worthSendingFor: LINK_LIFE,
        });
      });
    },

    async open(token) {
      if (!isToken(token)) return null;
      const now = clock.now();
      const id = await findLinkedRegistration(db, hashToken(token), now);
      return id !== null && (await findRegistration(db, id, now)) !== null ? id : null;
    },
  };
}
