import type { ChatListItem } from '@vikari/ui-kit/ChatList';
import type { ChatTexts } from './chatTexts';

/** The parts of a conversation without texts. */
const FACTS = [
  { sentAt: '2026-05-04T06:06:00Z', unreadCount: 2, status: 'online', current: true },
  { sentAt: '2026-05-03T12:20:00Z', unreadCount: 0, status: 'away', own: true },
  { sentAt: '2026-04-29T09:00:00Z', unreadCount: 1, status: 'offline' },
  { sentAt: '2025-12-18T14:45:00Z', unreadCount: 0 },
] as const satisfies readonly {
  sentAt: string;
  unreadCount: number;
  status?: 'online' | 'away' | 'offline';
  current?: boolean;
  own?: boolean;
}[];

/** Four conversations; the first is open and has unread messages. */
export function chatListItems({ people, jobs, lasts, presence }: ChatTexts): ChatListItem[] {
  const words = {
    online: presence.online,
    away: presence.away,
    offline: presence.offline('14:20'),
  };
  return FACTS.map((facts, index) => ({
    id: `${index}`,
    href: `#chat-${index}`,
    name: people[index] ?? '',
    context: jobs[index] ?? '',
    lastMessage: { text: lasts[index] ?? '', sentAt: facts.sentAt, own: 'own' in facts },
    unreadCount: facts.unreadCount,
    current: 'current' in facts,
    presence: 'status' in facts ? { status: facts.status, text: words[facts.status] } : undefined,
  }));
}
