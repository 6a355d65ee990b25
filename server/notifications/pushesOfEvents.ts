import type { DomainEventOf } from '#domain/events/domainEvent';
import type { Queryable } from '../storage/database';
import { queuePush } from './pushOutbox.repository';
import { queuePushTo } from './pushQueue';

/** Shows an employer's message on the candidate's devices. */
export async function pushOfMessage(
  tx: Queryable,
  { chatId, by, message: { number }, at }: DomainEventOf<'message.sent'>,
): Promise<void> {
  if (by === 'employer') await queuePush(tx, { chatId, number, kind: 'message', at });
}

/** Shows a new status of an application, unless the candidate gave it that. */
export async function pushOfNote(
  tx: Queryable,
  { chatId, number, event, at }: DomainEventOf<'message.noted'>,
): Promise<void> {
  if (event.type !== 'status' || event.by === 'candidate') return;
  await queuePush(tx, { chatId, number, kind: 'status', at });
}

/** Shows who asked for terms of a job that its employer has said them. */
export async function pushOfTerms(
  tx: Queryable,
  { uid, jobId, at }: DomainEventOf<'terms.answered'>,
): Promise<void> {
  await queuePushTo(tx, uid, {
    kind: 'terms',
    subject: `terms-${jobId}`,
    about: { jobId },
    now: Date.parse(at),
  });
}

/**
 * Shows that an employer has changed the card of a first day which the candidate has opened: once, until
 * they open it again.
 */
export async function pushOfFirstDay(
  tx: Queryable,
  { uid, applicationId, seen, at }: DomainEventOf<'first_day.changed'>,
): Promise<void> {
  if (!seen) return;
  await queuePushTo(tx, uid, {
    kind: 'first_day',
    subject: `first-day-${applicationId}`,
    about: { applicationId },
    now: Date.parse(at),
  });
}
