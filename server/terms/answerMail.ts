import type { Handler } from '../events/events';
import { lockMailOwner } from '../identity/accounts';
import { jobOfMail } from '../jobs/jobOfMail';
import { lockJob } from '../jobs/storedJobs';
import { linkInMail } from '../mail/linkInMail';
import type { Outbox } from '../mail/outbox';

/** Mails who asked for terms that the employer has said them; where there is a chat, it says so. */
export function createTermsMail({
  outbox,
  publicUrl,
}: {
  outbox: Outbox;
  publicUrl: string;
}): Handler<'terms.answered'> {
  return async (tx, { uid, jobId, chatId, terms }) => {
    if (chatId !== null) return;
    const owner = await lockMailOwner(tx, uid);
    const job = await lockJob(tx, jobId);
    if (!owner || !job) return;
    const { email: to, userId, language } = owner;
    await outbox.queue(tx, {
      to,
      userId,
      language,
      template: 'terms_answered',
      values: {
        ...(await jobOfMail(tx, job)),
        terms,
        link: linkInMail(publicUrl, `/jobb/${jobId}`, language),
      },
    });
  };
}
