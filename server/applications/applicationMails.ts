import type { Handler } from '../events/events';
import { lockMailOwner } from '../identity/accounts';
import { jobOfMail } from '../jobs/jobOfMail';
import { lockJob } from '../jobs/storedJobs';
import { linkInMail } from '../mail/linkInMail';
import type { Outbox } from '../mail/outbox';
import type { ReceiptMail } from './receiptMail';

/** The mails that follow from what happens to an application. */
export interface ApplicationMails {
  receipt: Handler<'application.sent'>;
  /** Which documents an employer asks for: at most once a day for an application. */
  documentsAsked: Handler<'documents.asked'>;
}

export function createApplicationMails({
  outbox,
  receipts,
  publicUrl,
}: {
  outbox: Outbox;
  receipts: Pick<ReceiptMail, 'queue'>;
  publicUrl: string;
}): ApplicationMails {
  return {
    receipt: (tx, { uid, applicationId: id, at: sentAt }) =>
      receipts.queue(tx, { uid, id, sentAt }),

    async documentsAsked(tx, { uid, jobId, types, dueOn, again }) {
      if (again) return;
      const owner = await lockMailOwner(tx, uid);
      const job = await lockJob(tx, jobId);
      if (!owner || !job) return;
      const { email: to, userId, language } = owner;
      const page = `/candidate/documents?job=${encodeURIComponent(jobId)}`;
      const link = linkInMail(publicUrl, page, language);
      await outbox.queue(tx, {
        to,
        userId,
        language,
        template: 'documents_asked',
        values: { ...(await jobOfMail(tx, job)), types, dueOn, link },
      });
    },
  };
}
