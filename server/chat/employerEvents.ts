import type { ChatAttachment, ChatEndReason, ChatMessage } from '#domain/chat/chat';
import type { Queryable } from '../storage/database';
import { queueEmployerEvent } from '../webhooks/queueEmployerEvent';
import type { ChatRow, Member } from './chats.repository';
import { forEmployer } from './chatView';
import type { LockedChat } from './chatWrites.repository';
import type { RemindEmployer } from './silence';

/** What a member did in a chat, and when: ISO 8601 UTC. */
type Doing = { at: string } & (
  | { did: 'sent'; message: ChatMessage }
  | { did: 'took_back'; message: ChatMessage; attachmentId: string }
  | { did: 'read'; chat: ChatRow }
  | { did: 'ended'; reason: ChatEndReason }
);

/**
 * Queues webhooks about what the candidate did in a chat, in the transaction in which they
 * did it: nothing of what the employer did itself, and nothing where it had to leave.
 */
export async function notifyEmployer(
  tx: Queryable,
  member: Member,
  chat: Pick<LockedChat, 'id' | 'employerId' | 'employer'>,
  doing: Doing,
): Promise<void> {
  if (member.role !== 'candidate' || chat.employer.leftAt !== null) return;
  const { id: applicationId, employerId } = chat;
  const { at } = doing;
  if (doing.did === 'read') {
    const { lastReadMessageCount } = doing.chat.candidate;
    const data = { lastReadMessageCount };
    return queueEmployerEvent(tx, employerId, { type: 'chat.read', applicationId, at, data });
  }
  if (doing.did === 'ended') {
    const data = { reason: doing.reason };
    return queueEmployerEvent(tx, employerId, { type: 'chat.ended', applicationId, at, data });
  }
  const message = forEmployer(doing.message);
  if (doing.did === 'took_back') {
    const taken = message.attachments.find(({ id }) => id === doing.attachmentId);
    if (!taken) return;
    const data = sharedIn(message, taken);
    const type = 'document.taken_back';
    return queueEmployerEvent(tx, employerId, { type, applicationId, at, data });
  }
  await queueEmployerEvent(tx, employerId, {
    type: 'message.sent',
    applicationId,
    at: message.sentAt,
    data: { message },
  });
  for (const attachment of message.attachments) {
    const data = sharedIn(message, attachment);
    await queueEmployerEvent(tx, employerId, { type: 'document.shared', applicationId, at, data });
  }
}

/** Reminds an employer's webhooks that a candidate waits for an answer. */
export const remindByWebhook: RemindEmployer = (tx, employerId, { waitsSince, ...event }) =>
  queueEmployerEvent(tx, employerId, { type: 'answer.awaited', ...event, data: { waitsSince } });

function sharedIn(
  { number: messageNumber }: ChatMessage,
  { id: attachmentId, documentId, name, openUntil }: ChatAttachment,
) {
  return { attachmentId, messageNumber, documentId, name, openUntil };
}
