import { ApiError } from '#domain/api/errors';
import { CONFIRM_EMAIL_PATH, type ConfirmEmailResult } from '#domain/candidates/confirmEmail';
import type { Language } from '#domain/language';
import { appendChange } from '../changeLog/changeLog';
import type { Clock } from '../lib/clock';
import { DAY, HOUR } from '../lib/time';
import { hashToken, isToken, randomToken } from '../lib/tokens';
import { linkInMail } from '../mail/linkInMail';
import type { Outbox } from '../mail/outbox';
import type { Database, Queryable } from '../storage/database';
import { isUniqueViolation } from '../storage/sqlError';
import { countEmailAsks, insertEmailAsk } from './emailAsks.repository';
import { mailAddressOwner } from './ownerMail';
import {
  changeEmailSpelling,
  confirmPendingEmail,
  confirmTypedAddress,
  lockAccountAddress,
  lockNeverAsked,
  releaseAddress,
  setPendingEmail,
} from './pendingEmail.repository';
import { requireProof, requireRecentBankid } from './proof';

interface EmailChangeDeps {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  publicUrl: string;
}

/** Milliseconds that the link in the mail is valid. */
const LINK_LIFE = DAY;
/** Accounts from before that are mailed in one go: few, so that a mail server takes them for no flood. */
const ASKED_AT_ONCE = 50;
/** How often an account may ask to confirm addresses: an hour, and one address a day. */
const ASKS = { anHour: 5, forAddress: 3 } as const;

/**
 * Addresses of accounts: typed, and then confirmed by the link in a mail. What is only typed
 * reserves nothing, and gives way to who proves it.
 */
export interface EmailChangeService {
  /**
   * Mails the new address a link to confirm it. Until then the old address is used, and is
   * notified. An address that another account has confirmed gets the same response, and its owner a
   * mail: the caller does not learn that it has an account.
   * @throws ApiError `authentication_required` when the account does not exist,
   *   `bankid_confirmation_required`, `way_waiting`, `proof_required`, `rate_limited`.
   */
  request(
    tx: Queryable,
    change: { userId: string; sessionId: string; email: string },
  ): Promise<void>;
  /**
   * Mails a new account's address a link to confirm it. Nobody can keep an account from being made
   * by having asked before: then no mail is sent, and it can be asked for again.
   */
  askToConfirm(
    tx: Queryable,
    account: { userId: string; email: string; language: Language },
  ): Promise<void>;
  /**
   * Mails the link once more, to the address that the account has typed.
   * @throws ApiError `authentication_required`, `conflict` when nothing is to be confirmed,
   *   `rate_limited`.
   */
  askAgain(userId: string): Promise<void>;
  /**
   * Mails some of the accounts from before addresses were confirmed, each once; how many. For a timer.
   */
  askThoseFromBefore(): Promise<number>;
  /**
   * Makes the address that a link's token confirms the account's address, and notifies the old one.
   */
  confirm(token: string): Promise<Exclude<ConfirmEmailResult, 'failed'>>;
  /**
   * Confirms the address that an account has typed, where a provider has verified the same one, and
   * takes it from the accounts that only typed it.
   */
  proved(tx: Queryable, proof: { userId: string; email: string | null }): Promise<void>;
}

export function createEmailChangeService({
  db,
  clock,
  outbox,
  publicUrl,
}: EmailChangeDeps): EmailChangeService {
  /** Stores an address that is to be confirmed, and mails it. */
  async function ask(
    tx: Queryable,
    { userId, email, language }: { userId: string; email: string; language: Language },
  ): Promise<void> {
    const now = clock.now();
    const token = randomToken();
    const pending = { email, tokenHash: hashToken(token), expiresAt: now + LINK_LIFE };
    await setPendingEmail(tx, userId, pending, now);
    await insertEmailAsk(tx, { userId, email }, now);
    // An account that has confirmed it is told instead
    if (await mailAddressOwner(tx, { email, template: 'email_in_use' }, { outbox, publicUrl })) {
      return;
    }
    await outbox.queue(tx, {
      to: email,
      userId,
      language,
      template: 'confirm_email',
      values: { link: linkInMail(publicUrl, CONFIRM_EMAIL_PATH, language, token) },
      worthSendingFor: LINK_LIFE,
    });
  }

  /** Counts what was asked, not what was mailed, so that the limit says nothing of an address. */
  async function refuseTooMany(
    tx: Queryable,
    account: { userId: string; email: string },
  ): Promise<void> {
    const now = clock.now();
    const asks = await countEmailAsks(tx, account, { hour: now - HOUR, day: now - DAY });
    if (asks.lately < ASKS.anHour && asks.forAddress < ASKS.forAddress) return;
    throw new ApiError('rate_limited', 'Too many mails to confirm an address. Try again later.');
  }

  /** Tells accounts that their typed address has been proved by another. */
  async function tellLosers(tx: Queryable, losers: readonly string[]): Promise<void> {
    for (const userId of losers) {
      await appendChange(tx, { scope: `user:${userId}`, type: 'profile', entityId: userId });
    }
  }

  return {
    askToConfirm: ask,

    async askAgain(userId) {
      await db.transaction(async (tx) => {
        const own = await lockAccountAddress(tx, userId);
        if (!own) throw new ApiError('authentication_required', 'Sign in first.');
        const { email, language } = own;
        if (email === null || own.confirmedAt !== null) {
          throw new ApiError('conflict', 'The account has no address to confirm.');
        }
        await refuseTooMany(tx, { userId, email });
        await ask(tx, { userId, email, language });
      });
    },

    askThoseFromBefore: () =>
      db.transaction(
        async (tx) => {
          const accounts = await lockNeverAsked(tx, ASKED_AT_ONCE);
          for (const account of accounts) await ask(tx, account);
          return accounts.length;
        },
        // Who is locked by another node is passed over
        { isolation: 'read committed' },
      ),

    async request(tx, { userId, sessionId, email }) {
      const now = clock.now();
      const own = await lockAccountAddress(tx, userId);
      if (!own) throw new ApiError('authentication_required', 'Sign in first.');
      if (own.email?.toLowerCase() === email.toLowerCase()) {
        if (own.email !== email) await changeEmailSpelling(tx, userId, email, now);
        return;
      }
      // What nobody has confirmed is no one's: giving another takes no more than adding a way
      const guard = own.confirmedAt === null ? requireProof : requireRecentBankid;
      await guard(tx, { userId, sessionId }, clock);
      await refuseTooMany(tx, { userId, email });
      const { language } = own;
      await ask(tx, { userId, email, language });
      if (own.email === null) return;
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
          const { userId, email, confirmedAt, language, changed, losers } = before;
          if (changed && email !== null) {
            await outbox.queue(tx, {
              to: email,
              userId,
              language,
              template: 'email_changed',
              values: { loginLink: linkInMail(publicUrl, '/login', language) },
              confirmedAt,
            });
          }
          await appendChange(tx, { scope: `user:${userId}`, type: 'profile', entityId: userId });
          await tellLosers(tx, losers);
          return 'confirmed';
        });
      } catch (error) {
        if (isUniqueViolation(error, 'users_confirmed_email')) return 'taken';
        throw error;
      }
    },

    async proved(tx, { userId, email }) {
      if (email === null || !(await confirmTypedAddress(tx, { userId, email }, clock.now()))) {
        return;
      }
      await appendChange(tx, { scope: `user:${userId}`, type: 'profile', entityId: userId });
      await tellLosers(tx, await releaseAddress(tx, { email, keeper: userId }, clock.now()));
    },
  };
}
