import type { ChatAttachment, ChatMessage } from '@vikari/ui-kit/MessageBubble';
import type { ChatTexts } from './chatTexts';
import { localeFor } from './readyTexts';

/** The current day of the chat stories. */
export const CHAT_TODAY = '2026-05-04';

/** The toolbar's language and Sweden's time zone, on that day. */
export function chatCalendar(globals: Readonly<Record<string, unknown>>) {
  const locale = localeFor(globals);
  return { locale, timeZone: 'Europe/Stockholm', today: CHAT_TODAY };
}

/** A picture of a certificate on a table, for the stories. */
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 240'%3E%3Crect width='320' height='240' fill='%23ffb27a'/%3E%3Ccircle cx='252' cy='60' r='34' fill='%23ffe2c9'/%3E%3Crect x='70' y='44' width='130' height='168' rx='10' fill='%23fff'/%3E%3Cpath d='M92 78h86M92 102h86M92 126h60' stroke='%233446c8' stroke-width='8' stroke-linecap='round'/%3E%3Ccircle cx='160' cy='176' r='18' fill='%233446c8'/%3E%3C/svg%3E";

const FILES: readonly ChatAttachment[] = [
  { id: 'f1', name: 'hlr-rutin.pdf', size: 240_000, type: 'application/pdf', href: '#hlr-rutin' },
  {
    id: 'f2',
    name: 'schema-v24-v30.xlsx',
    size: 58_000,
    type: 'application/vnd.ms-excel',
    href: '#schema',
  },
];
const CERTIFICATE: ChatAttachment = {
  id: 'f3',
  name: 'hlr-intyg-2026.jpg',
  size: 1_800_000,
  type: 'image/jpeg',
  href: '#hlr-intyg',
  previewUrl: PICTURE,
};

type Turn = Pick<ChatMessage, 'kind' | 'sentAt'> &
  Partial<Pick<ChatMessage, 'delivery' | 'attachments'>>;

const TURNS: readonly Turn[] = [
  { kind: 'other', sentAt: '2026-04-30T07:12:00Z' },
  { kind: 'other', sentAt: '2026-04-30T07:13:00Z' },
  { kind: 'own', sentAt: '2026-04-30T09:40:00Z', delivery: 'read' },
  { kind: 'own', sentAt: '2026-04-30T09:41:00Z', delivery: 'read' },
  { kind: 'other', sentAt: '2026-05-03T12:20:00Z', attachments: FILES },
  { kind: 'system', sentAt: '2026-05-03T13:02:00Z' },
  { kind: 'own', sentAt: '2026-05-03T18:31:00Z', delivery: 'read', attachments: [CERTIFICATE] },
  { kind: 'other', sentAt: '2026-05-04T06:05:00Z' },
  { kind: 'other', sentAt: '2026-05-04T06:06:00Z' },
];

/** The authors of the stories. */
function authorOf(kind: ChatMessage['kind'], { people }: ChatTexts) {
  if (kind === 'own') return { authorId: 'sara', authorName: 'Sara Ek' };
  if (kind === 'system') return { authorId: 'vikari', authorName: 'Vikari' };
  return { authorId: 'anna', authorName: people[0] ?? '' };
}

/** A message of the stories; the kind decides who wrote it. */
export function aChatMessage(
  message: Pick<ChatMessage, 'id' | 'kind' | 'text' | 'sentAt'> & Partial<ChatMessage>,
  texts: ChatTexts,
): ChatMessage {
  return { ...authorOf(message.kind, texts), ...message };
}

/** Nine messages over three days, with files, a note and a question at the end. */
export function chatTalk(texts: ChatTexts): ChatMessage[] {
  return TURNS.map((turn, index) =>
    aChatMessage({ ...turn, id: `talk-${index}`, text: texts.talk[index] ?? '' }, texts),
  );
}

const MINUTE_MS = 60_000;
const LAST_MS = Date.parse('2026-05-04T08:00:00Z');

/**
 * Numbered messages, seven minutes apart, the last one today.
 * @param from Number of the first.
 * @param to Number of the last.
 * @param newest Number of the one that is sent at the last minute; default the last.
 */
export function numberedMessages(
  from: number,
  to: number,
  texts: ChatTexts,
  newest = to,
): ChatMessage[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const number = from + index;
    const sentAt = new Date(LAST_MS - (newest - number) * 7 * MINUTE_MS).toISOString();
    const kind = number % 3 === 0 ? 'own' : 'other';
    return aChatMessage({ id: `n${number}`, kind, text: texts.numbered(number), sentAt }, texts);
  });
}
