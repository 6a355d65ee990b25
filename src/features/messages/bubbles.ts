import type { ChatMessage as Bubble } from '@vikari/ui-kit/MessageBubble';
import type { ChatAttachment, ChatMessage } from '#domain/chat/chat';
import type { ThreadEntry } from '../../data/chatThread';
import type { Words } from '../../i18n/intl';
import { eventText } from './eventText';
import { dayOfText } from './whenText';

/** Where an attachment is opened; null for one that cannot be. */
export type AttachmentHref = (attachment: ChatAttachment) => string | null;

export interface BubbleOptions {
  words: Words;
  /** Shown for a message without a recruiter's name. */
  employer: string;
  attachmentHref: AttachmentHref;
}

const KINDS = { candidate: 'own', employer: 'other', system: 'system' } as const;

/** The id of a message in the thread: the same before and after the server has numbered it. */
export function bubbleId({ clientId, sender, number }: ChatMessage): string {
  return clientId === null ? `${number}` : `${sender} ${clientId}`;
}

/** A message as the thread shows it. */
export function bubbleOf({ message, delivery }: ThreadEntry, options: BubbleOptions): Bubble {
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
    ...(delivery !== null && { delivery }),
    attachments: attachments.map((one) => ({
      id: one.id,
      name: one.name,
      size: one.size,
      type: one.mediaType,
      href: options.attachmentHref(one) ?? undefined,
      note: attachmentNote(words, one),
    })),
  };
}

/** Whether an attachment can be opened, until when, and how often it was. */
function attachmentNote({ t, intl }: Words, attachment: ChatAttachment): string | undefined {
  const { state, openUntil, openings } = attachment;
  const notes = [
    state !== 'open' && t(`messages.attachment.${state}`),
    state === 'open' &&
      openUntil !== null &&
      t('messages.attachment.until', { day: dayOfText(intl, openUntil) }),
    openings > 0 && t('messages.attachment.openings', { count: openings }),
  ].filter((note) => note !== false);
  return notes.length > 0 ? notes.join(' · ') : undefined;
}
