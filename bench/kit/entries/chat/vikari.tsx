import '@vikari/ui-kit/theme/theme.css';
import { ChatThread } from '@vikari/ui-kit/ChatThread';
import type { ChatMessage } from '@vikari/ui-kit/MessageBubble';
import { addPart } from '../../page/addPart';
import { type BenchMessage, benchConversation, TODAY, WORDS } from '../../page/data';
import './place.css';

const LABELS = {
  own: 'You',
  system: 'Event',
  message: (author: string, time: string) => `${author}, ${time}`,
  deliveries: { pending: 'Sending', sent: 'Sent', read: 'Read', failed: 'Not sent' },
  retry: 'Try again',
  discard: 'Delete the draft',
  attachments: 'Attachments',
  unread: 'New messages',
  newMessages: (count: number) => `${count} new messages`,
  toEnd: 'To the latest',
  earlier: 'Show earlier messages',
  loadingEarlier: 'loading earlier messages',
  later: 'Show later messages',
  loadingLater: 'loading later messages',
  toUnread: 'To the unread messages',
  loading: 'Loading messages',
  arrived: (author: string, text: string) => `${author}: ${text}`,
};

function toChatMessage({ own, ...message }: BenchMessage): ChatMessage {
  const author = own
    ? { kind: 'own' as const, authorId: 'me', authorName: 'Sara' }
    : { kind: 'other' as const, authorId: 'anna', authorName: 'Anna' };
  return { ...message, ...author };
}

const [opened, ...later] = benchConversation();
const first = opened.map(toChatMessage);

addPart<readonly ChatMessage[]>(
  'chat',
  (messages) => (
    <ChatThread
      label={WORDS.messages}
      messages={messages}
      locale="en-GB"
      timeZone="Europe/Stockholm"
      today={TODAY}
      labels={LABELS}
    />
  ),
  [first, ...later.map((all) => [...first, ...all.slice(first.length).map(toChatMessage)])],
);
