import type { ChatAttachment, ChatMessage } from '#domain/chat/chat';
import type { DomainEventOf } from '#domain/events/domainEvent';
import { forEmployer } from '../chat/chatView';
import { findSharedIn } from '../givenReferences/sharedReferences';
import type { Queryable } from '../storage/database';
import { eventOfMove } from './eventOfMove';
import { queueEmployerEvent, queueJobEvent } from './queueEmployerEvent';

/** What employers' webhooks are told of a move; nothing of what the employer did itself. */
export async function webhookOfMove(
  tx: Queryable,
  { applicationId, ...move }: DomainEventOf<'application.moved'>,
): Promise<void> {
  const event = eventOfMove(applicationId, move);
  if (event) await queueEmployerEvent(tx, event);
}

/** With the status alone: nothing else is left of who withdrew. */
export async function webhooksOfDeletedAccount(
  tx: Queryable,
  { applicationIds, at }: DomainEventOf<'account.deleted'>,
): Promise<void> {
  for (const applicationId of applicationIds) {
    const data = { status: 'account_deleted' } as const;
    await queueEmployerEvent(tx, { type: 'application.withdrawn', applicationId, at, data });
  }
}

export function webhookOfInterview(
  tx: Queryable,
  {
    type,
    applicationId,
    startsAt,
    at,
  }: DomainEventOf<'interview.booked' | 'interview.moved' | 'interview.cancelled'>,
): Promise<void> {
  return queueEmployerEvent(tx, { type, applicationId, at, data: { startsAt } });
}

/** Whether an employer is told: of what the candidate did, while it may read the chat. */
const isTold = ({ by, employerReads }: Pick<DomainEventOf<'chat.read'>, 'by' | 'employerReads'>) =>
  by === 'candidate' && employerReads;

/** A candidate's message, and each document that it shares. */
export async function webhooksOfMessage(
  tx: Queryable,
  { message: sent, ...act }: DomainEventOf<'message.sent'>,
): Promise<void> {
  if (!isTold(act)) return;
  const { chatId: applicationId, at } = act;
  const message = forEmployer(sent);
  await queueEmployerEvent(tx, {
    type: 'message.sent',
    applicationId,
    at: message.sentAt,
    data: { message },
  });
  for (const attachment of message.attachments) {
    const data = sharedIn(message, attachment);
    await queueEmployerEvent(tx, { type: 'document.shared', applicationId, at, data });
  }
}

export async function webhookOfReading(
  tx: Queryable,
  { lastReadMessageCount, ...act }: DomainEventOf<'chat.read'>,
): Promise<void> {
  if (!isTold(act)) return;
  const { chatId: applicationId, at } = act;
  const data = { lastReadMessageCount };
  await queueEmployerEvent(tx, { type: 'chat.read', applicationId, at, data });
}

/** The employer is not told that it was blocked: to it the candidate has left. */
export async function webhookOfEnd(
  tx: Queryable,
  { reason, ...act }: DomainEventOf<'chat.ended'>,
): Promise<void> {
  if (!isTold(act)) return;
  const { chatId: applicationId, at } = act;
  await queueEmployerEvent(tx, {
    type: 'chat.ended',
    applicationId,
    at,
    data: { reason: reason === 'blocked' ? 'left' : reason },
  });
}

export async function webhookOfTakenBack(
  tx: Queryable,
  { message, attachmentId, ...act }: DomainEventOf<'chat.document_taken_back'>,
): Promise<void> {
  const taken = message.attachments.find(({ id }) => id === attachmentId);
  if (!isTold(act) || !taken) return;
  const { chatId: applicationId, at } = act;
  const data = sharedIn(message, taken);
  await queueEmployerEvent(tx, {
    type: 'document.taken_back',
    applicationId,
    at,
    data,
  });
}

/** Asks an employer for what is missing of a first day. */
export function webhookOfFirstDay(
  tx: Queryable,
  { applicationId, firstDay, items, at }: DomainEventOf<'first_day.missing'>,
): Promise<void> {
  return queueEmployerEvent(tx, {
    type: 'first_day.missing',
    applicationId,
    at,
    data: { firstDay, items: [...items] },
  });
}

/** A given reference that the employer may open now, or no longer. */
export function webhookOfSharedReference(
  tx: Queryable,
  { type, applicationId, requestId, at }: DomainEventOf<'reference.shared' | 'reference.unshared'>,
): Promise<void> {
  const referenceId = requestId;
  return type === 'reference.shared'
    ? queueEmployerEvent(tx, { type, applicationId, at, data: { referenceId } })
    : queueEmployerEvent(tx, {
        type: 'reference.taken_back',
        applicationId,
        at,
        data: { referenceId, by: 'candidate' },
      });
}

/** The referee took it back: each employer that it was shared with is told. */
export async function webhooksOfTakenBackReference(
  tx: Queryable,
  { requestId, at }: DomainEventOf<'reference.taken_back'>,
): Promise<void> {
  for (const applicationId of await findSharedIn(tx, requestId)) {
    const data = { referenceId: requestId, by: 'referee' } as const;
    await queueEmployerEvent(tx, { type: 'reference.taken_back', applicationId, at, data });
  }
}

/** Reminds an employer that a candidate waits for an answer. */
export function webhookOfSilence(
  tx: Queryable,
  { applicationId, waitsSince, at }: DomainEventOf<'answer.awaited'>,
): Promise<void> {
  return queueEmployerEvent(tx, {
    type: 'answer.awaited',
    applicationId,
    at,
    data: { waitsSince },
  });
}

/** Tells an employer what is asked of a job's terms, and by how many. */
export function webhookOfTerms(
  tx: Queryable,
  { jobId, employerId, terms, people, at }: DomainEventOf<'terms.asked'>,
): Promise<void> {
  return queueJobEvent(tx, {
    type: 'terms.asked',
    jobId,
    employerId,
    at,
    data: { terms: [...terms], people },
  });
}

function sharedIn(
  { number: messageNumber }: ChatMessage,
  { id: attachmentId, documentId, name, openUntil }: ChatAttachment,
) {
  return { attachmentId, messageNumber, documentId, name, openUntil };
}
