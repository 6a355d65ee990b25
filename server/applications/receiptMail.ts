import { ApiError } from '#domain/api/errors';
import { referenceNumber } from '#domain/applications/steps';
import { lockMailOwner } from '../identity/accounts';
import { jobOfMail } from '../jobs/jobOfMail';
import { type Clock, dayOf } from '../lib/clock';
import { HOUR } from '../lib/time';
import { linkInMail } from '../mail/linkInMail';
import type { Outbox } from '../mail/outbox';
import { countMails } from '../mail/outbox';
import type { Database, Queryable } from '../storage/database';
import { lockOwnApplication } from './applications.repository';
import { findHistories, findOwnApplications } from './ownApplications.repository';

/** Receipts an hour that may be asked for to one address. */
const COPIES_PER_HOUR = 5;

/** The mail that says that an application was sent. */
export interface ReceiptMail {
  /**
   * Writes it in the transaction of the application.
   *
   * @param sentAt - ISO 8601 UTC.
   */
  queue(tx: Queryable, sent: { uid: string; id: string; sentAt: string }): Promise<void>;
  /**
   * Sends it once more. @throws ApiError `not_found`, `conflict` where there is only interest or no
   * confirmed address, `rate_limited`.
   */
  sendAgain(userId: string, applicationId: string): Promise<void>;
}

export function createReceiptMail({
  db,
  clock,
  outbox,
  publicUrl,
}: {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  publicUrl: string;
}): ReceiptMail {
  async function queue(
    tx: Queryable,
    { uid, id, sentAt }: { uid: string; id: string; sentAt: string },
    most = Number.POSITIVE_INFINITY,
  ): Promise<void> {
    const isLimited = most !== Number.POSITIVE_INFINITY;
    const owner = await lockMailOwner(tx, uid);
    if (!owner) {
      if (!isLimited) return;
      throw new ApiError('conflict', 'The account has no address that its owner has confirmed.');
    }
    const { userId, email: to, language } = owner;
    const since = clock.now() - HOUR;
    if (isLimited && (await countMails(tx, { to, template: 'application_sent', since })) >= most) {
      throw new ApiError('rate_limited', 'Too many mails to this address. Try again in an hour.');
    }
    const [own] = await findOwnApplications(tx, uid, { id }, { limit: 1, after: null });
    if (!own) return;
    await outbox.queue(tx, {
      to,
      userId,
      language,
      template: 'application_sent',
      values: {
        ...(await jobOfMail(tx, own.job)),
        reference: referenceNumber(id),
        sentOn: dayOf(Date.parse(sentAt)),
        link: linkInMail(publicUrl, '/job-applications', language),
      },
    });
  }

  return {
    queue: (tx, sent) => queue(tx, sent),

    sendAgain: (userId, applicationId) =>
      db.transaction(async (tx) => {
        const application = await lockOwnApplication(tx, userId, applicationId);
        if (!application) throw new ApiError('not_found', 'No such application.');
        const history = (await findHistories(tx, [applicationId])).get(applicationId) ?? [];
        const sent = history.find(({ status }) => status === 'candidate');
        if (!sent) throw new ApiError('conflict', 'It is interest and no application yet.');
        await queue(tx, { uid: userId, id: applicationId, sentAt: sent.at }, COPIES_PER_HOUR);
      }),
  };
}
