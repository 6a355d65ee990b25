import type { Language } from '#domain/language';
import type { Handler } from '../events/events';
import { lockMailOwner } from '../identity/accounts';
import { jobOfMail } from '../jobs/jobOfMail';
import { linkInMail } from '../mail/linkInMail';
import type { MeetingKind } from '../mail/mailWords';
import type { Outbox } from '../mail/outbox';
import { findInterview, type InterviewRow } from './interviews.repository';

/** The page of an application's interview, in the language of what links to it. */
export function interviewLink(
  publicUrl: string,
  applicationId: string,
  language: Language,
): string {
  return linkInMail(publicUrl, `/candidate/interview?application=${applicationId}`, language);
}

function meetingOf({ place, meetingUrl }: InterviewRow): MeetingKind {
  if (place !== null) return 'in_person';
  return meetingUrl === null ? null : 'online';
}

/** Mails a candidate when and for which job their interview is, or that it is not any more. */
export function createInterviewMail({
  outbox,
  publicUrl,
}: {
  outbox: Outbox;
  publicUrl: string;
}): Handler<'interview.booked' | 'interview.moved' | 'interview.cancelled'> {
  return async (tx, { type, uid, applicationId, startsAt }) => {
    const owner = await lockMailOwner(tx, uid);
    const interview = await findInterview(tx, { uid, applicationId });
    if (!owner || !interview) return;
    const { email: to, userId, language } = owner;
    const job = await jobOfMail(tx, interview.job);
    const values = { ...job, startsAt, link: interviewLink(publicUrl, applicationId, language) };
    const addressed = { to, userId, language };
    if (type === 'interview.cancelled') {
      await outbox.queue(tx, { ...addressed, template: 'interview_cancelled', values });
      return;
    }
    const template = type === 'interview.moved' ? 'interview_moved' : 'interview_booked';
    const meeting = meetingOf(interview);
    await outbox.queue(tx, { ...addressed, template, values: { ...values, meeting } });
  };
}
