import type { ChatMessage } from '../MessageBubble';

/** One line of a thread, with a key that stays while the thread grows at either end. */
export type ThreadRow =
  /** The way to earlier messages. */
  | { kind: 'earlier'; key: string }
  /** A day begins; `YYYY-MM-DD`. */
  | { kind: 'day'; key: string; day: string }
  /** The first unread message is the next one. */
  | { kind: 'unread'; key: string }
  /** A message; whether it starts and ends a run of its author's. */
  | { kind: 'message'; key: string; message: ChatMessage; starts: boolean; ends: boolean };

/** What makes rows of messages. */
export interface ThreadRowOptions {
  /** The day of an instant at the reader's clock. */
  dayOf: (instant: string) => string;
  firstUnreadId?: string | undefined;
  hasEarlier: boolean;
}

/** Messages of one author stand together when no longer than this lies between them. */
const RUN_GAP_MS = 5 * 60_000;

function continues(before: ChatMessage, message: ChatMessage): boolean {
  return (
    message.kind !== 'system' &&
    before.kind === message.kind &&
    before.authorId === message.authorId &&
    Date.parse(message.sentAt) - Date.parse(before.sentAt) <= RUN_GAP_MS
  );
}

/**
 * The lines of a thread: days, runs of messages, and where the unread begin.
 * @param messages Oldest first.
 */
export function threadRows(
  messages: readonly ChatMessage[],
  { dayOf, firstUnreadId, hasEarlier }: ThreadRowOptions,
): ThreadRow[] {
  const rows: ThreadRow[] = hasEarlier ? [{ kind: 'earlier', key: 'earlier' }] : [];
  let day = '';
  let before: Extract<ThreadRow, { kind: 'message' }> | null = null;
  for (const message of messages) {
    const own = dayOf(message.sentAt);
    const newDay = own !== day;
    const unread = message.id === firstUnreadId;
    const starts: boolean =
      newDay || unread || before === null || !continues(before.message, message);
    if (before !== null) before.ends = starts;
    if (newDay) rows.push({ kind: 'day', key: `day ${own}`, day: own });
    if (unread) rows.push({ kind: 'unread', key: 'unread' });
    before = { kind: 'message', key: `message ${message.id}`, message, starts, ends: true };
    rows.push(before);
    day = own;
  }
  return rows;
}

/** Whether rows came or went above what stays, so that the place is kept from the end. */
export function changedAtStart(
  before: readonly Pick<ThreadRow, 'key'>[],
  after: readonly Pick<ThreadRow, 'key'>[],
): boolean {
  return before.length > 0 && before.at(-1)?.key === after.at(-1)?.key;
}
