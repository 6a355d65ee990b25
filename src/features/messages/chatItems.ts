import type { ChatListItem } from '@vikari/ui-kit/ChatList';
import type { FoundChat } from '#domain/api/chats';
import type { Chat, ChatMessage } from '#domain/chat/chat';
import type { Words } from '../../i18n/intl';
import { titleLang } from '../../lib/jobText/adLanguage';
import { eventText } from './eventText';

/** The address of a chat, or of one of its messages. */
export type ChatHref = (chatId: string, number?: number) => string;

/** A message on one line: its text, what happened, or how many files it has. */
function messageLine(words: Words, { text, event, attachments }: ChatMessage): string {
  if (event !== null) return eventText(words, event);
  return text === '' ? words.t('messages.list.files', { count: attachments.length }) : text;
}

/** A chat as a row of the list. */
export function chatItem(words: Words, chat: Chat, href: ChatHref): ChatListItem {
  const { id, employer, job, lastMessage, unseenMsgInfo } = chat;
  return {
    id,
    href: href(id),
    name: employer.name,
    context: job.title,
    contextLang: titleLang(job, words.language),
    ...(lastMessage && {
      lastMessage: {
        text: messageLine(words, lastMessage),
        sentAt: lastMessage.sentAt,
        own: lastMessage.sender === 'candidate',
      },
    }),
    unreadCount: unseenMsgInfo.count,
  };
}

/** A chat that a search found, as a row: with the message that has the words, and its address. */
export function foundItem(
  words: Words,
  { chat, message }: FoundChat,
  { href, query }: { href: ChatHref; query: string },
): ChatListItem {
  const item = chatItem(words, chat, href);
  if (message === null) return item;
  return {
    ...item,
    href: href(chat.id, message.number),
    lastMessage: {
      text: aroundWords(message.text, query),
      sentAt: message.sentAt,
      own: message.sender === 'candidate',
    },
  };
}

/** Characters before what was searched for that are still shown. */
const BEFORE = 24;

/** A text from shortly before what was searched for. */
export function aroundWords(text: string, query: string): string {
  const at = text.toLocaleLowerCase().indexOf(query.trim().toLocaleLowerCase());
  if (at <= BEFORE) return text;
  const space = text.indexOf(' ', at - BEFORE);
  const from = space >= 0 && space < at ? space + 1 : at - BEFORE;
  return `… ${text.slice(from)}`;
}
