import { fetchMessages, type ThreadRequest } from '#domain/api/chats';
import type { ResponseOf } from '#domain/api/endpoint';
import type { ChatMessage } from '#domain/chat/chat';
import { keyOf } from './keys';
import { pageValue } from './pageState';
import { cachedAnswer, type SiteData } from './siteData';
import {
  begun,
  hasEarlier,
  hasLater,
  LONGEST_THREAD_PAGE,
  missingMessages,
  NEW_WINDOW,
  notFollowingFar,
  pageAround,
  type ThreadWindow,
  withEvent,
  withoutHidden,
  withPage,
  withSent,
} from './threadWindow';

type Page = ResponseOf<typeof fetchMessages>;
type Work = 'opening' | 'earlier' | 'later' | 'mending';

/** What the page has read of a chat's thread. */
export interface ThreadReading {
  window: ThreadWindow;
  /** What is being read. */
  busy: Partial<Record<Work, Promise<void>>>;
  /** The moment of the last request for another part of the thread. */
  jump: number;
  /** {@link missedCount} when everything that is shown was read. */
  missed: number;
  /** Why the last call failed. */
  error: unknown;
}

export const NEW_READING: ThreadReading = {
  window: NEW_WINDOW,
  busy: {},
  jump: 0,
  missed: 0,
  error: undefined,
};

/** What is read of each thread that was opened, by its chat's id. */
export const THREADS = pageValue<Readonly<Record<string, ThreadReading>>>({});

/** How often live events may have been missed. */
export const MISSED = pageValue(0);

const missedCount = ({ state }: SiteData): number => state.get(MISSED);

/** Live events may have been missed: every thread is read again when it is shown. */
export function missThreads({ state }: SiteData): void {
  state.change(MISSED, (count) => count + 1);
}

const readingOf = ({ state }: SiteData, chatId: string): ThreadReading | undefined =>
  state.get(THREADS)[chatId];

const keepReading = ({ state }: SiteData, chatId: string, reading: ThreadReading): void =>
  state.change(THREADS, (threads) => ({ ...threads, [chatId]: reading }));

/** Changes what is read; nothing once the candidate has signed out. */
function change(
  data: SiteData,
  chatId: string,
  next: (reading: ThreadReading) => ThreadReading,
): void {
  const reading = readingOf(data, chatId);
  if (reading) keepReading(data, chatId, next(reading));
}

function changeWindow(
  data: SiteData,
  chatId: string,
  next: (window: ThreadWindow) => ThreadWindow,
): void {
  change(data, chatId, (reading) => ({ ...reading, window: next(reading.window) }));
}

const windowOf = (data: SiteData, chatId: string): ThreadWindow =>
  readingOf(data, chatId)?.window ?? NEW_WINDOW;

/** The newest messages that the page's loader has read. */
export function prefetchedReading(data: SiteData, chatId: string): ThreadReading | undefined {
  const page = cachedAnswer<Page>(data, keyOf(fetchMessages, { chatId }));
  if (!page) return undefined;
  const window = withPage(NEW_WINDOW, page, { place: 'instead', moment: 0 });
  // Live events between the loader's read and now were not received
  return { ...NEW_READING, window, missed: -1 };
}

/** Begins the reading of a thread, if it has not begun yet. */
function begin(data: SiteData, chatId: string): void {
  if (readingOf(data, chatId)) return;
  keepReading(
    data,
    chatId,
    prefetchedReading(data, chatId) ?? { ...NEW_READING, missed: missedCount(data) },
  );
}

/** Runs some work, or waits for the run in progress. Rejects with an `ApiError`. */
function once(
  data: SiteData,
  chatId: string,
  { what, work }: { what: Work; work: () => Promise<void> },
): Promise<void> {
  const running = readingOf(data, chatId)?.busy[what];
  if (running) return running;
  const end = (error: unknown) =>
    change(data, chatId, (reading) => {
      const { [what]: _ended, ...busy } = reading.busy;
      return { ...reading, busy, error };
    });
  const begun = work().then(
    () => end(undefined),
    (error: unknown) => {
      end(error);
      throw error;
    },
  );
  change(data, chatId, (reading) => ({ ...reading, busy: { ...reading.busy, [what]: begun } }));
  return begun;
}

/** Records that a request of the thread begins; returns its moment. */
export function beginRequest(data: SiteData, chatId: string): number {
  changeWindow(data, chatId, begun);
  return windowOf(data, chatId).moment;
}

function jump(data: SiteData, chatId: string, moment: number): void {
  change(data, chatId, (reading) => ({ ...reading, jump: moment }));
}

async function readPage(
  data: SiteData,
  chatId: string,
  { request, place }: { request: ThreadRequest; place: 'instead' | 'beside' },
): Promise<Page> {
  const moment = beginRequest(data, chatId);
  if (place === 'instead') jump(data, chatId, moment);
  const page = await data.api.call(fetchMessages, { chatId, ...request });
  change(data, chatId, (reading) => {
    // Meanwhile another part may have been asked for
    const isWanted = place === 'beside' || reading.jump === moment;
    const window = withPage(reading.window, page, { place: isWanted ? place : 'beside', moment });
    return { ...reading, window };
  });
  return page;
}

/** Reads the newest messages, unless there are some already. */
export async function openThread(data: SiteData, chatId: string): Promise<void> {
  begin(data, chatId);
  if (windowOf(data, chatId).range !== null) return;
  await once(data, chatId, {
    what: 'opening',
    work: async () => void (await readPage(data, chatId, { request: {}, place: 'beside' })),
  });
}

export async function loadEarlier(data: SiteData, chatId: string): Promise<void> {
  const window = windowOf(data, chatId);
  if (!hasEarlier(window)) return;
  const request = { before: String(window.range?.first) };
  const work = async () => void (await readPage(data, chatId, { request, place: 'beside' }));
  await once(data, chatId, { what: 'earlier', work });
}

export async function loadLater(data: SiteData, chatId: string): Promise<void> {
  const window = windowOf(data, chatId);
  if (!hasLater(window)) return;
  // With the last one that is shown, so that the page is never empty
  const request = { after: String((window.range?.last ?? 1) - 1) };
  const work = async () => void (await readPage(data, chatId, { request, place: 'beside' }));
  await once(data, chatId, { what: 'later', work });
}

/** Shows the part of the thread around a message, unless it is shown. */
export async function showNumber(data: SiteData, chatId: string, number: number): Promise<void> {
  const { range } = windowOf(data, chatId);
  jump(data, chatId, 0);
  if (range && number >= range.first && number <= range.last) return;
  await readPage(data, chatId, { request: pageAround(number), place: 'instead' });
}

/** Shows the end of the thread, unless it is shown. */
export async function showNewest(data: SiteData, chatId: string): Promise<void> {
  const { range, follows } = windowOf(data, chatId);
  jump(data, chatId, 0);
  // Its first messages are the newest
  if (range === null || follows) return;
  await readPage(data, chatId, { request: {}, place: 'instead' });
}

/** What has to be read so that the part that is shown is as on the server. */
export function toMend({ window, missed }: ThreadReading, count: number): 'all' | 'end' | null {
  if (window.range === null) return null;
  if (missed !== count) return 'all';
  return missingMessages(window) ? 'end' : null;
}

/** Reads what {@link toMend} says. Rejects with an `ApiError`. */
export async function mendThread(data: SiteData, chatId: string): Promise<void> {
  await once(data, chatId, {
    what: 'mending',
    work: async () => {
      while (needsMending(data, chatId)) {
        await readShownAgain(data, chatId);
        await readMissing(data, chatId);
      }
    },
  });
}

function needsMending(data: SiteData, chatId: string): boolean {
  const reading = readingOf(data, chatId);
  return reading !== undefined && toMend(reading, missedCount(data)) !== null;
}

async function readShownAgain(data: SiteData, chatId: string): Promise<void> {
  const missed = missedCount(data);
  const reading = readingOf(data, chatId);
  if (!reading || reading.missed === missed) return;
  const pageLength = String(LONGEST_THREAD_PAGE);
  changeWindow(data, chatId, withoutHidden);
  const { range } = windowOf(data, chatId);
  let after = (range?.first ?? 1) - 1;
  let more = true;
  while (more) {
    const request = { after: String(after), pageLength };
    const page = await readPage(data, chatId, { request, place: 'beside' });
    after = page.results.at(-1)?.number ?? after;
    more = page.hasLater && after < (range?.last ?? 0);
  }
  change(data, chatId, (now) => ({ ...now, missed }));
}

async function readMissing(data: SiteData, chatId: string): Promise<void> {
  changeWindow(data, chatId, notFollowingFar);
  let request = missingMessages(windowOf(data, chatId));
  while (request) {
    const page = await readPage(data, chatId, { request, place: 'beside' });
    if (page.results.length === 0) throw new Error('Messages that were heard of are not there.');
    request = missingMessages(windowOf(data, chatId));
  }
}

/** Shows a message that the live stream brought. */
export function showHeardMessage(data: SiteData, message: ChatMessage): void {
  changeWindow(data, message.chatId, (window) => withEvent(window, message));
}

/** Shows a message that was sent. @param moment of its request. */
export function showSentMessage(data: SiteData, message: ChatMessage, moment: number): void {
  changeWindow(data, message.chatId, (window) => withSent(window, message, moment));
}
