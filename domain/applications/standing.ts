import { type InvitedApplication, wasDeclined } from './invitations';

/**
 * Where a candidate stands with a job: `over` where it ended before they had applied, by whom or what
 * ever; `declined` where they turned an invitation down.
 */
export type Standing = 'invited' | 'interested' | 'applied' | 'declined' | 'over';

/** Where somebody stands with a job by their application on it. */
export function standingOf(application: InvitedApplication): Standing {
  const { status, history } = application;
  if (status === 'sent') return 'invited';
  if (status === 'interested') return 'interested';
  if ([status, ...history.map((event) => event.status)].includes('candidate')) return 'applied';
  return wasDeclined(application) ? 'declined' : 'over';
}
