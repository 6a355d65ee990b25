import type { DomainEventOf } from '#domain/events/domainEvent';
import type { Queryable } from '../storage/database';
import { forgetWaiting } from './waiting.repository';

/** What waits for an alert about jobs is not sent once their candidate has let them go. */
export function forgetUnmarked(
  tx: Queryable,
  { uid, jobIds }: DomainEventOf<'job.unmarked'>,
): Promise<void> {
  return forgetWaiting(tx, uid, jobIds);
}
