import type { InvitationReply, InvitationState } from '#domain/applications/invitations';
import type { ApplicationStatus } from '#domain/applications/status';
import type { ContactPerson, JobStatus, JobSummary } from '#domain/jobs/job';
import type { Answers, Question } from '#domain/jobs/questionnaire';
import { endpoint, type Ok } from './endpoint';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { invitationAnswers } from './invitations.responses';

/** An invitation as its candidate sees it. Instants are ISO 8601 UTC. */
export interface Invitation {
  /** The application's. */
  id: string;
  state: InvitationState;
  /** The application's now; null once the invitation was taken back. */
  status: ApplicationStatus | null;
  sentAt: string;
  /** When it was answered, taken back, or expired; null before. */
  endedAt: string | null;
  /** The name of the employer that invites. */
  employer: string;
  contact: ContactPerson | null;
  job: JobSummary;
  jobStatus: JobStatus;
  message: string | null;
  /** Part 3's `job_invitation`: the questions with audience 0, and the candidate's answers. */
  form: { kind: 'job_invitation'; questions: Question[]; answers: Answers };
}

/** GET portal fetch_invitation */
export const fetchInvitation = endpoint<
  { id: string },
  Answered<typeof invitationAnswers.fetchInvitation>
>({
  service: 'portal',
  method: 'GET',
  path: 'fetch_invitation',
  access: 'candidate',
});

/**
 * POST portal reply_invitation: the same answer once more changes nothing. `answers` go with
 * `interested` alone, and leave no required question open.
 */
export const replyInvitation = endpoint<
  { id: string; reply: InvitationReply; answers?: Answers },
  Answered<typeof invitationAnswers.replyInvitation>
>({ service: 'portal', method: 'POST', path: 'reply_invitation', access: 'candidate' });
