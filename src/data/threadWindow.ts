import type { ThreadPage, ThreadRequest } from '#domain/api/chats';
import { type ChatMessage, THREAD_PAGE } from '#domain/chat/chat';

/** A message, and the moment of the request or the live event that brought it. */
interface KnownMessage {
  message: ChatMessage;
  moment: number;
}

/** Numbers in a row; none when the last one is smaller. */
interface Range {
  first: number;
  last: number;
}

/**
 * The messages of a chat that a page has received, and which of them it shows. Thread pages, live
 * events and responses to sent messages arrive in any order: of two versions of a message the one
 * with the later moment is kept, since every change is followed by a live event.
 */
export interface ThreadWindow {
  /** By rising number, also those that are not shown. */
  known: readonly KnownMessage[];
  /** The first and last number shown, all of them known; null before the first page. */
  range: Range | null;
  /** The greatest number received so far; there may be more messages. */
  total: number;
  /** The end of the chat is shown, and new messages are. */
  follows: boolean;
  /** Counts requests and events. */
  moment: number;
}

export const NEW_WINDOW: ThreadWindow = {
  known: [],
  range: null,
  total: 0,
  follows: true,
  moment: 0,
};

/** The most messages that a request asks for. */
export const LONGEST_THREAD_PAGE = 100;
/** When more messages than these are missing, they are not fetched automatically. */
const MOST_MISSING = 2 * LONGEST_THREAD_PAGE;

const numberOf = ({ message }: KnownMessage): number => message.number;

/** The place of a number in the list, or where it belongs. */
function placeOf(known: readonly KnownMessage[], number: number): number {
  let [low, high] = [0, known.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const there = known[middle];
    if (there && numberOf(there) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Both lists together; of two versions of a message the later one. */
function together(known: readonly KnownMessage[], more: readonly KnownMessage[]): KnownMessage[] {
  const result: KnownMessage[] = [];
  let at = 0;
  for (const one of more) {
    for (; at < known.length; at += 1) {
      const other = known[at];
      if (!other || numberOf(other) >= numberOf(one)) break;
      result.push(other);
    }
    const same = known[at];
    if (same && numberOf(same) === numberOf(one)) {
      at += 1;
      result.push(same.moment > one.moment ? same : one);
    } else {
      result.push(one);
    }
  }
  for (const other of known.slice(at)) result.push(other);
  return result;
}

/** The range with the known messages that come just before and after it. */
function extended(known: readonly KnownMessage[], range: Range): Range {
  let { first, last } = range;
  const numberAt = (place: number) => known[place]?.message.number;
  for (let at = placeOf(known, first) - 1; numberAt(at) === first - 1; at -= 1) first -= 1;
  for (let at = placeOf(known, last + 1); numberAt(at) === last + 1; at += 1) last += 1;
  return { first, last };
}

/** The window with some more messages, by rising number. */
function withKnown(window: ThreadWindow, more: readonly KnownMessage[]): ThreadWindow {
  const known = together(window.known, more);
  const total = Math.max(window.total, more.at(-1)?.message.number ?? 0);
  const range = window.range && extended(known, window.range);
  return { ...window, known, total, range };
}

/** A request begins: its response has the window's new moment. */
export const begun = (window: ThreadWindow): ThreadWindow => ({
  ...window,
  moment: window.moment + 1,
});

/** A live event has brought a new or changed message. */
export function withEvent(window: ThreadWindow, message: ChatMessage): ThreadWindow {
  const next = begun(window);
  return withKnown(next, [{ message, moment: next.moment }]);
}

/** The answer to a message that was sent. @param moment of the request. */
export const withSent = (
  window: ThreadWindow,
  message: ChatMessage,
  moment: number,
): ThreadWindow => withKnown(window, [{ message, moment }]);

/**
 * Adds a page of the thread that was received.
 *
 * @param place `instead`: it replaces what is shown. `beside`: it is shown too, unless there is a
 *   gap between it and what is shown, which may have changed since the request.
 * @param moment of the request.
 */
export function withPage(
  window: ThreadWindow,
  { results, hasLater }: ThreadPage,
  { place, moment }: { place: 'instead' | 'beside'; moment: number },
): ThreadWindow {
  const shown = place === 'instead' ? null : window.range;
  const page = { first: results[0]?.number ?? 1, last: results.at(-1)?.number ?? 0 };
  const joins = shown === null || (results.length > 0 && isBeside(page, shown));
  const next = {
    ...window,
    total: Math.max(window.total, hasLater && results.length > 0 ? page.last + 1 : page.last),
    range: joins ? joined(page, shown) : shown,
    follows: (shown !== null && window.follows) || (joins && !hasLater),
  };
  return withKnown(
    next,
    results.map((message) => ({ message, moment })),
  );
}

const isBeside = (page: Range, shown: Range): boolean =>
  page.first <= shown.last + 1 && page.last >= shown.first - 1;

function joined(page: Range, shown: Range | null): Range {
  if (shown === null) return page;
  return { first: Math.min(page.first, shown.first), last: Math.max(page.last, shown.last) };
}

/**
 * Something may have changed unheard: what is not shown is forgotten, and what is shown has to be
 * read again.
 */
export function withoutHidden(window: ThreadWindow): ThreadWindow {
  const { known, range } = window;
  if (range === null) return window;
  return { ...window, known: known.slice(...placesOf(known, range)) };
}

const placesOf = (known: readonly KnownMessage[], { first, last }: Range): [number, number] => [
  placeOf(known, first),
  placeOf(known, last + 1),
];

/** The messages that are shown, by rising number and without a gap. */
export function shownMessages({ known, range }: ThreadWindow): ChatMessage[] {
  if (range === null) return [];
  return known.slice(...placesOf(known, range)).map(({ message }) => message);
}

/** What is missing at the end of a window that follows it; null when nothing is. */
export function missingMessages({ range, total, follows }: ThreadWindow): ThreadRequest | null {
  if (range === null || !follows || range.last >= total) return null;
  return { after: String(range.last), pageLength: String(LONGEST_THREAD_PAGE) };
}

/** The window, which no longer follows the end when that is too far away to be fetched. */
export function notFollowingFar(window: ThreadWindow): ThreadWindow {
  const { range, total } = window;
  const far = range !== null && total - range.last > MOST_MISSING;
  return far ? { ...window, follows: false } : window;
}

export const hasEarlier = ({ range }: ThreadWindow): boolean => range !== null && range.first > 1;

/** Whether there may be later messages: only a page of the server says that there are none. */
export const hasLater = ({ range, follows }: ThreadWindow): boolean => range !== null && !follows;

/** A page with a message in its middle, as far as there are enough before it. */
export const pageAround = (number: number): ThreadRequest => ({
  before: String(Math.max(number + THREAD_PAGE / 2, THREAD_PAGE + 1)),
  pageLength: String(THREAD_PAGE),
});
