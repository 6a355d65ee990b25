import type { JobStatus } from '#domain/jobs/job';
import { expiringStatuses } from './expiry';
import type { ApplicationStatus } from './status';

/** How an invitation can be answered. */
export const INVITATION_REPLIES = ['interested', 'not_interested'] as const;
export type InvitationReply = (typeof INVITATION_REPLIES)[number];

/** Where an invitation stands for its candidate; `expired`: the job closed before they answered. */
export const INVITATION_STATES = [
  'unanswered',
  'interested',
  'declined',
  'taken_back',
  'expired',
] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** The fields of an application that its invitation's state follows from. */
export interface InvitedApplication {
  status: ApplicationStatus;
  history: readonly { status: ApplicationStatus }[];
}

/** Whether an employer began the application by an invitation. */
export function wasInvited({ history }: Pick<InvitedApplication, 'history'>): boolean {
  return history.some(({ status }) => status === 'sent');
}

/** What became of the invitation that an application began with, and its job's status now. */
export function invitationState(
  { status, history }: InvitedApplication,
  job: JobStatus,
): InvitationState {
  if (status === 'sent') return expiringStatuses(job).includes(status) ? 'expired' : 'unanswered';
  const seen = new Set([status, ...history.map((event) => event.status)]);
  // Applying at once answers it too
  if (seen.has('interested') || seen.has('candidate')) return 'interested';
  return status === 'not_interested' ? 'declined' : 'expired';
}

/** Whether the application ended because its candidate turned the invitation down. */
export function wasDeclined(application: InvitedApplication): boolean {
  return wasInvited(application) && invitationState(application, 'open') === 'declined';
}

/** Days after which nothing says any more that an invitation was taken back. */
export const TAKEN_BACK_KEPT_DAYS = 90;
/** Between two mails about an employer's invitations to the same candidate, however many they are. */
export const INVITATION_MAIL_HOURS = 24;
/** Of one employer's to one candidate; further ones wait until they have answered some. */
export const MOST_OPEN_INVITATIONS = 3;
