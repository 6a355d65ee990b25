import { INVITATION_MAIL_HOURS } from '#domain/applications/invitations';
import { findEmployerName } from '../employers/storedEmployers';
import type { Handler } from '../events/events';
import { lockMailOwner } from '../identity/accounts';
import { lockJob } from '../jobs/storedJobs';
import { HOUR, instant } from '../lib/time';
import { linkInMail } from '../mail/linkInMail';
import type { Outbox } from '../mail/outbox';
import { claimMail } from './sentInvitations.repository';

/** Mails a candidate whom an employer invites: at most once a day about all its invitations. */
export function createInvitationMail({
  outbox,
  publicUrl,
}: {
  outbox: Outbox;
  publicUrl: string;
}): Handler<'application.invited'> {
  return async (tx, { applicationId, uid, employerId, jobId, at }) => {
    const owner = await lockMailOwner(tx, uid);
    const job = await lockJob(tx, jobId);
    const employer = await findEmployerName(tx, employerId);
    if (!owner || !job || employer === null) return;
    const since = instant(Date.parse(at) - INVITATION_MAIL_HOURS * HOUR);
    if (!(await claimMail(tx, { userId: uid, employerId, at, since }))) return;
    const { workRole, location } = job;
    const { email: to, userId, language } = owner;
    const link = linkInMail(publicUrl, `/candidate/reply?id=${applicationId}`, language);
    await outbox.queue(tx, {
      to,
      userId,
      language,
      template: 'invitation',
      values: { employer, workRole, location, link },
    });
  };
}
