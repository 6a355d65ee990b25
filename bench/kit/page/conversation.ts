import type { BenchMessage } from './data';

/** A line of a conversation, for peers that have none of their own: days and messages. */
export type ConversationLine =
  | { kind: 'day'; id: string }
  | { kind: 'message'; id: string; message: BenchMessage };

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Europe/Stockholm' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Stockholm' });

/** Messages under their days. */
export function conversationLines(messages: readonly BenchMessage[]): ConversationLine[] {
  const lines: ConversationLine[] = [];
  let before = '';
  for (const message of messages) {
    const date = message.sentAt.slice(0, 10);
    if (date !== before) lines.push({ kind: 'day', id: date });
    before = date;
    lines.push({ kind: 'message', id: message.id, message });
  }
  return lines;
}

/** The heading of a day. */
export const dayName = (date: string): string => day.format(new Date(date));
/** The time beside a message. */
export const clockTime = (instant: string): string => time.format(new Date(instant));
