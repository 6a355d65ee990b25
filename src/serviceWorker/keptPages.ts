import { READING_ONLY_HEADER } from '#domain/api/readingOnly';
import type { WorkerMessage } from '../lib/offline/workerMessages';
import { CACHES, type Store } from './browser';
import { deleteUnusedLooks, findCopy, listCopies, storeCopy } from './copies';
import { rememberedLanguage } from './language';

/** The most pages that are kept; the oldest go. A page has some 50 kB. */
const MOST_KEPT = 100;
const HOUR = 3_600_000;
/** What these contain is the same for everybody. */
const JOB_PAGE = /^\/jobb\/[^/]+$/;
/** The candidate's own, which a page asks for with each change, and a sign-out deletes with the rest. */
const OWN_PAGE = /^\/forsta-dagen\/[^/]+$/;
/** Of an own page, which names people: milliseconds after it was last fetched. */
const OWN_KEPT = 60 * 24 * HOUR;

/** How often all pages were deleted: a page that was asked for before that is not kept after it. */
let timesForgotten = 0;

/** Whether a copy is the candidate's own. */
export const isOwnPage = (path: string): boolean => OWN_PAGE.test(path);

/** Whether a copy may be read no longer. */
export const isTooOld = (store: Pick<Store, 'now'>, copy: { url: string; madeAt: number }) =>
  isOwnPage(copy.url) && store.now() - copy.madeAt > OWN_KEPT;

/** Reads a page's message; null for anything that is not one. */
export function readMessage(data: unknown): WorkerMessage | null {
  const { type, urls }: Record<string, unknown> = Object(data);
  if (type === 'forget') return { type };
  const isList = Array.isArray(urls) && urls.every((url) => typeof url === 'string');
  return (type === 'keep' || type === 'drop') && isList ? { type, urls } : null;
}

export async function handleMessage(store: Store, message: WorkerMessage): Promise<void> {
  if (message.type === 'forget') {
    timesForgotten += 1;
    await store.caches.delete(CACHES.pages);
  } else if (message.type === 'keep') await keepPages(store, message.urls);
  else {
    const pages = await store.caches.open(CACHES.pages);
    for (const url of message.urls) await pages.delete(new URL(url, 'https://site').pathname);
  }
  await deleteUnusedLooks(store);
}

async function keepPages(store: Store, urls: readonly string[]): Promise<void> {
  const before = timesForgotten;
  const paths = urls.map((url) => new URL(url, 'https://site').pathname);
  const known = await listCopies(store, CACHES.pages);
  const isNew = (path: string) =>
    known.some(({ url, madeAt }) => url === path && store.now() - madeAt <= HOUR);
  const wanted = paths.filter(
    (path) => OWN_PAGE.test(path) || (JOB_PAGE.test(path) && !isNew(path)),
  );
  for (const path of wanted.slice(0, MOST_KEPT)) {
    if (timesForgotten !== before) return;
    // A failure does not stop the other pages
    await keepPage(store, path).catch(() => undefined);
  }
  const copies = await listCopies(store, CACHES.pages);
  const pages = await store.caches.open(CACHES.pages);
  const tooMany = [
    ...copies.filter((copy) => isTooOld(store, copy)),
    ...copies.toSorted((a, b) => a.madeAt - b.madeAt).slice(0, -MOST_KEPT),
  ];
  for (const { url } of tooMany) await pages.delete(url);
}

/** Public pages are fetched without cookies: their copies never contain a user's data. */
async function keepPage(store: Store, path: string): Promise<void> {
  const before = timesForgotten;
  const response = await store.fetch(path, {
    credentials: OWN_PAGE.test(path) ? 'same-origin' : 'omit',
    headers: { accept: 'text/html', 'accept-language': await rememberedLanguage(store) },
  });
  // A page from before a fault of ours is no better than the copy that there is
  if (response.headers.has(READING_ONLY_HEADER)) return;
  // Led elsewhere: the session has ended, and what came is no page of theirs
  if (response.redirected) return;
  const isWanted = () => timesForgotten === before;
  if (response.ok) await storeCopy(store, { cache: CACHES.pages, url: path, response, isWanted });
  else if (isGone(response)) await (await store.caches.open(CACHES.pages)).delete(path);
}

const isGone = ({ status }: Pick<Response, 'status'>) => status === 404 || status === 410;

/**
 * Fetches the copy of an opened page again, at most once an hour; deletes it when the page is gone.
 */
export async function renewKeptPage(
  store: Store,
  path: string,
  response: Pick<Response, 'status' | 'ok'>,
): Promise<void> {
  const copy = await findCopy(store, CACHES.pages, path);
  if (!copy) return;
  if (isGone(response)) await (await store.caches.open(CACHES.pages)).delete(path);
  else if (response.ok && store.now() - copy.madeAt > HOUR) await keepPage(store, path);
}
