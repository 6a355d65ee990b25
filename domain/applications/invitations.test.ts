import { expect, it } from 'vitest';
import type { JobStatus } from '#domain/jobs/job';
import { type InvitationState, invitationState, wasDeclined, wasInvited } from './invitations';
import type { ApplicationStatus } from './status';

const withHistory = (...statuses: ApplicationStatus[]) => ({
  status: statuses.at(-1) ?? 'sent',
  history: statuses.map((status) => ({ status })),
});

it.each<[ApplicationStatus[], InvitationState]>([
  [['sent'], 'unanswered'],
  [['sent', 'interested'], 'interested'],
  [['sent', 'interested', 'candidate'], 'interested'],
  [['sent', 'not_interested'], 'declined'],
  [['sent', 'interested', 'not_interested'], 'interested'],
  [['sent', 'expired'], 'expired'],
  [['sent', 'interested', 'expired'], 'interested'],
  [['sent', 'rejected'], 'expired'],
  [['sent', 'interested', 'candidate', 'rejected'], 'interested'],
])('an application that went through %j: %s', (statuses, state) => {
  expect(invitationState(withHistory(...statuses), 'open')).toBe(state);
});

it.each<[JobStatus, InvitationState]>([
  ['open', 'unanswered'],
  ['disabled', 'unanswered'],
  ['closed', 'expired'],
  ['deleted', 'expired'],
])('an unanswered one to a job that is %s: %s', (job, state) => {
  expect(invitationState(withHistory('sent'), job)).toBe(state);
  expect(invitationState(withHistory('sent', 'interested'), job)).toBe('interested');
});

it('is declined, and an application that the candidate began is withdrawn', () => {
  expect(wasDeclined(withHistory('sent', 'not_interested'))).toBe(true);
  expect(wasDeclined(withHistory('sent', 'interested', 'not_interested'))).toBe(false);
  expect(wasDeclined(withHistory('interested', 'not_interested'))).toBe(false);
});

it('is none where the candidate began', () => {
  expect(wasInvited(withHistory('candidate', 'rejected'))).toBe(false);
  expect(wasInvited(withHistory('sent', 'interested'))).toBe(true);
});
