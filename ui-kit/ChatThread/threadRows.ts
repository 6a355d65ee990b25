import type { ChatMessage } from '../MessageBubble';

/** One row of a thread, with a key that stays the same while the thread grows at either end. */
export type ThreadRow =
  /** The button for earlier messages. */
  | { kind: 'earlier'; key: string }
  /** The button for later messages. */
  | { kind: 'later'; key: string }
  /** A day begins; `YYYY-MM-DD`. */
  | { kind: 'day'; key: string; day: string }
  /** The first unread message is the next one. */
  | { kind: 'unread'; key: string }
  /** A message; whether it starts and ends a group of its author's. */
  | { kind: 'message'; key: string; message: ChatMessage; starts: boolean; ends: boolean };

/** The input of the rows of messages. */
export interface ThreadRowOptions {
  /** The day of an instant in the reader's time zone. */
  dayOf: (instant: string) => string;
  firstUnreadId?: string | undefined;
  hasEarlier: boolean;
  hasLater?: boolean;
}

/** Messages of one author form a group when the time between them is not longer than this. */
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
 * The rows of a thread: days, groups of messages, and where the unread begin.
 * @param messages Oldest first.
 */
export function threadRows(
  messages: readonly ChatMessage[],
  { dayOf, firstUnreadId, hasEarlier, hasLater = false }: ThreadRowOptions,
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
  if (hasLater) rows.push({ kind: 'later', key: 'later' });
  return rows;
}

/**
 * Whether rows were added or removed above the remaining ones, so that the position is kept from
 * the end.
 */
export function changedAtStart(
  before: readonly Pick<ThreadRow, 'key' | 'kind'>[],
  after: readonly Pick<ThreadRow, 'key' | 'kind'>[],
): boolean {
  const last = lastMessageKey(before);
  return last !== undefined && last === lastMessageKey(after);
}

function lastMessageKey(rows: readonly Pick<ThreadRow, 'key' | 'kind'>[]): string | undefined {
  return rows.findLast(({ kind }) => kind === 'message')?.key;
}

/** A place of a thread that it can be shown at. */
export type ThreadPlace = { at: 'message'; id: string } | { at: 'unread' } | { at: 'end' };

/** The row of a place; -1 while the messages there are not loaded. */
export function rowOf(rows: readonly ThreadRow[], place: ThreadPlace): number {
  switch (place.at) {
    case 'message':
      return rows.findIndex((row) => row.kind === 'message' && row.message.id === place.id);
    case 'unread':
      return rows.findIndex(({ kind }) => kind === 'unread');
    case 'end':
      return rows.at(-1)?.kind === 'later' ? -1 : rows.length - 1;
  }
}
