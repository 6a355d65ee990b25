import type { Application } from '#domain/api/portal';
import { wasDeclined } from '#domain/applications/invitations';
import type { ApplicationStatus } from '#domain/applications/status';

/** By which words an application's status is said, and what follows from it. */
export function saidOf(application: Application): {
  name: ApplicationStatus | 'declined';
  note: ApplicationStatus | 'declined' | 'asked';
} {
  const name = wasDeclined(application) ? 'declined' : application.status;
  return { name, note: application.waitsFor.includes('documents') ? 'asked' : name };
}
