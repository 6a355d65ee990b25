import type { EmployerEvent } from '#domain/api/webhooks';
import type { Actor, ApplicationStatus } from '#domain/applications/status';

/** A move of an application; `from` is null when the application is new. */
interface RecordedMove {
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  by: Actor;
  /** ISO 8601 UTC. */
  at: string;
}

/** The employer's event of a move; null for one that the candidate did not make. */
export function eventOfMove(
  applicationId: string,
  { from, to, by, at }: RecordedMove,
): EmployerEvent | null {
  if (by !== 'candidate') return null;
  if (from === 'sent' && (to === 'interested' || to === 'not_interested')) {
    return { type: 'invitation.answered', applicationId, at, data: { reply: to } };
  }
  if (to === 'not_interested') {
    return { type: 'application.withdrawn', applicationId, at, data: { status: to } };
  }
  if (from === 'pending') {
    return { type: 'document_request.answered', applicationId, at, data: { status: to } };
  }
  if (to === 'interested' || to === 'candidate') {
    return { type: 'application.made', applicationId, at, data: { status: to } };
  }
  return null;
}
