import type { DomainEventOf } from '#domain/events/domainEvent';
import type { Queryable } from '../storage/database';
import { queuePush } from './pushOutbox.repository';

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
