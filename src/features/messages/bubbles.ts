import type { ChatMessage as Bubble } from '@vikari/ui-kit/MessageBubble';
import type { ReactNode } from 'react';
import type { ErrorCode } from '#domain/api/errors';
import type { ChatAttachment, ChatMessage, ChatSender } from '#domain/chat/chat';
import type { ThreadEntry } from '../../data/chatThread';
import type { Words } from '../../i18n/intl';
import { eventText } from './eventText';

/** What can be done with an attachment, for the place under its name. */
export type AttachmentActions = (attachment: ChatAttachment, sender: ChatSender) => ReactNode;

export interface BubbleOptions {
  words: Words;
  /** Shown for a message without a recruiter's name. */
  employer: string;
  actionsOf: AttachmentActions;
}

const KINDS = { candidate: 'own', employer: 'other', system: 'system' } as const;

/** The id of a message in the thread: the same before and after the server has numbered it. */
export function bubbleId({ clientId, sender, number }: ChatMessage): string {
  return clientId === null ? `${number}` : `${sender} ${clientId}`;
}

/** Why the server refused a message, for the reasons that people meet. */
function failureText({ t }: Words, reason: ErrorCode | undefined): string | undefined {
  switch (reason) {
    case 'chat_ended':
    case 'no_permission':
    case 'not_found':
      return t(`messages.refused.${reason}`);
    case 'conflict':
    case 'upload_not_allowed':
      return t('messages.refused.criminal_record');
    default:
      return undefined;
  }
}

/** A message as the thread shows it. */
export function bubbleOf(
  { message, delivery, reason }: ThreadEntry,
  options: BubbleOptions,
): Bubble {
  const { words, employer } = options;
  const { sender, senderName, text, event, sentAt, attachments } = message;
  const authorName = senderName ?? employer;
  return {
    id: bubbleId(message),
    kind: KINDS[sender],
    authorId: `${sender} ${authorName}`,
    authorName,
    text: event === null ? text : eventText(words, event),
    sentAt,
    ...(delivery !== null && { delivery, failure: failureText(words, reason) }),
    attachments: attachments.map((one) => ({
      id: one.id,
      name: one.name,
      size: one.size,
      type: one.mediaType,
      actions: options.actionsOf(one, sender),
    })),
  };
}
