import type { Handler } from '../events/events';
import { lockMailOwner } from '../identity/accounts';
import type { Outbox } from '../mail/outbox';

/** The page of an application's interview. */
export function interviewLink(publicUrl: string, applicationId: string): string {
  return new URL(`/candidate/interview?application=${applicationId}`, publicUrl).href;
}

/** Mails a candidate when their interview is, or that it is not any more. */
export function createInterviewMail({
  outbox,
  publicUrl,
}: {
  outbox: Outbox;
  publicUrl: string;
}): Handler<'interview.booked' | 'interview.moved' | 'interview.cancelled'> {
  return async (tx, { type, uid, applicationId, startsAt }) => {
    const owner = await lockMailOwner(tx, uid);
    if (!owner) return;
    await outbox.queue(tx, {
      to: owner.email,
      userId: owner.userId,
      language: owner.language,
      template: type === 'interview.cancelled' ? 'interview_cancelled' : 'interview_booked',
      values: { startsAt, link: interviewLink(publicUrl, applicationId) },
    });
  };
}
