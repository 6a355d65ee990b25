import type { Handler } from '../events/events';
import { lockMailOwner } from '../identity/accounts';
import { lockJob } from '../jobs/storedJobs';
import type { Outbox } from '../mail/outbox';

/** Mails a candidate whom an employer invites: at most once a day for a job. */
export function createInvitationMail({
  outbox,
  publicUrl,
}: {
  outbox: Outbox;
  publicUrl: string;
}): Handler<'application.invited'> {
  return async (tx, { applicationId, uid, jobId, employer, again }) => {
    if (again) return;
    const owner = await lockMailOwner(tx, uid);
    const job = await lockJob(tx, jobId);
    if (!owner || !job) return;
    const { workRole, location } = job;
    const link = new URL(`/candidate/reply?id=${applicationId}`, publicUrl).href;
    await outbox.queue(tx, {
      to: owner.email,
      userId: owner.userId,
      language: owner.language,
      template: 'invitation',
      values: { employer, workRole, location, link },
    });
  };
}
