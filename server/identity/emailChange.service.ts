import { ApiError } from '#domain/api/errors';
import { CONFIRM_EMAIL_PATH, type ConfirmEmailResult } from '#domain/confirmEmail';
import type { Language } from '#domain/language';
import { appendChange } from '../changeLog/changeLog';
import type { Clock } from '../lib/clock';
import { DAY, HOUR } from '../lib/time';
import { hashToken, isToken, randomToken } from '../lib/tokens';
import type { Outbox } from '../mail/outbox';
import { countMails } from '../mail/outbox';
import type { Database, Queryable } from '../storage/database';
import { isUniqueViolation } from '../storage/sqlError';
import { linkInMail, mailAddressOwner } from './ownerMail';
import {
  changeEmailSpelling,
  confirmPendingEmail,
  lockMailOwner,
  setPendingEmail,
} from './pendingEmail.repository';
import { requireRecentBankid } from './recentBankid';

interface EmailChangeDeps {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  publicUrl: string;
}

/** Milliseconds that the link in the mail is valid. */
const LINK_LIFE = DAY;
/** Address changes an hour for one account, and for one new address. */
const CHANGES_PER_HOUR = { account: 5, address: 3 } as const;

/**
 * Changes of e-mail address: requested in the profile's transaction, confirmed by the link in the
 * mail.
 */
export interface EmailChangeService {
  /**
   * Mails the new address a link to confirm it. Until then the old address is used, and is
   * notified. An address of another account gets the same response, and its owner a mail: the
   * caller does not learn that it has an account.
   * @throws ApiError `authentication_required` when the account does not exist,
   *   `bankid_confirmation_required`, `rate_limited`.
   */
  request(
    tx: Queryable,
    change: { userId: string; sessionId: string; email: string },
  ): Promise<void>;
  /**
   * Asks the owner of a new account's address to confirm it. The address is used meanwhile.
   * @throws ApiError `rate_limited`.
   */
  askToConfirm(
    tx: Queryable,
    account: { userId: string; email: string; language: Language },
  ): Promise<void>;
  /**
   * Makes the address that a link's token confirms the account's address, and notifies the old one.
   */
  confirm(token: string): Promise<Exclude<ConfirmEmailResult, 'failed'>>;
}

export function createEmailChangeService({
  db,
  clock,
  outbox,
  publicUrl,
}: EmailChangeDeps): EmailChangeService {
  /** Stores an address that is to be confirmed; returns the token that confirms it. */
  async function expectAnswer(
    tx: Queryable,
    { userId, email }: { userId: string; email: string },
  ): Promise<string> {
    const now = clock.now();
    const token = randomToken();
    const pending = { email, tokenHash: hashToken(token), expiresAt: now + LINK_LIFE };
    await setPendingEmail(tx, userId, pending, now);
    return token;
  }

  function ask(
    tx: Queryable,
    account: { userId: string; email: string; language: Language; token: string },
  ): Promise<void> {
    const { userId, email, language, token } = account;
    return outbox.queue(tx, {
      to: email,
      userId,
      language,
      template: 'confirm_email',
      values: { link: linkInMail(publicUrl, CONFIRM_EMAIL_PATH, language, token) },
      worthSendingFor: LINK_LIFE,
    });
  }

  return {
    async askToConfirm(tx, account) {
      const { email } = account;
      await refuseTooMany(tx, { from: email, to: email, since: clock.now() - HOUR });
      await ask(tx, { ...account, token: await expectAnswer(tx, account) });
    },

    async request(tx, { userId, sessionId, email }) {
      const now = clock.now();
      const own = await lockMailOwner(tx, userId);
      if (!own) throw new ApiError('authentication_required', 'Sign in first.');
      if (own.email.toLowerCase() === email.toLowerCase()) {
        if (own.email !== email) await changeEmailSpelling(tx, userId, email, now);
        return;
      }
      await requireRecentBankid(tx, { sessionId }, clock);
      await refuseTooMany(tx, { from: own.email, to: email, since: now - HOUR });
      const token = await expectAnswer(tx, { userId, email });
      const { language } = own;
      const taken = await mailAddressOwner(
        tx,
        { email, template: 'email_in_use' },
        { outbox, publicUrl },
      );
      if (!taken) await ask(tx, { userId, email, language, token });
      await outbox.queue(tx, {
        to: own.email,
        userId,
        language,
        template: 'email_change_asked',
        values: { loginLink: linkInMail(publicUrl, '/login', language) },
      });
    },

    async confirm(token) {
      if (!isToken(token)) return 'invalid';
      try {
        return await db.transaction(async (tx) => {
          const before = await confirmPendingEmail(tx, hashToken(token), clock.now());
          if (!before) return 'invalid';
          const { userId, email, language, changed } = before;
          if (changed) {
            await outbox.queue(tx, {
              to: email,
              userId,
              language,
              template: 'email_changed',
              values: { loginLink: linkInMail(publicUrl, '/login', language) },
            });
          }
          await appendChange(tx, { scope: `user:${userId}`, type: 'profile', entityId: userId });
          return 'confirmed';
        });
      } catch (error) {
        if (isUniqueViolation(error, 'users_email')) return 'taken';
        throw error;
      }
    },
  };
}

/** Counts both kinds of mail to an address, so that the limit reveals nothing about it either. */
async function refuseTooMany(
  tx: Queryable,
  { from, to, since }: { from: string; to: string; since: number },
): Promise<void> {
  const asked = await countMails(tx, { to: from, template: 'email_change_asked', since });
  const confirm = await countMails(tx, { to, template: 'confirm_email', since });
  const inUse = await countMails(tx, { to, template: 'email_in_use', since });
  if (asked >= CHANGES_PER_HOUR.account || confirm + inUse >= CHANGES_PER_HOUR.address) {
    throw new ApiError('rate_limited', 'Too many changes of address. Try again in an hour.');
  }
}
