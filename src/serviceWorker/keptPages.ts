import { READING_ONLY_HEADER } from '#domain/api/readingOnly';
import type { WorkerMessage } from '../lib/offline/workerMessages';
import { CACHES, type Store } from './browser';
import { deleteUnusedLooks, findCopy, listCopies, storeCopy } from './copies';
import { rememberedLanguage } from './language';

/** The most pages that are kept; the oldest go. A page has some 50 kB. */
const MOST_KEPT = 100;
const HOUR = 3_600_000;
/** Only these are kept: what they contain is the same for everybody. */
const JOB_PAGE = /^\/jobb\/[^/]+$/;

/** Reads a page's message; null for anything that is not one. */
export function readMessage(data: unknown): WorkerMessage | null {
  const { type, urls }: Record<string, unknown> = Object(data);
  if (type === 'forget') return { type };
  const isList = Array.isArray(urls) && urls.every((url) => typeof url === 'string');
  return (type === 'keep' || type === 'drop') && isList ? { type, urls } : null;
}

export async function handleMessage(store: Store, message: WorkerMessage): Promise<void> {
  if (message.type === 'forget') await store.caches.delete(CACHES.pages);
  else if (message.type === 'keep') await keepPages(store, message.urls);
  else {
    const pages = await store.caches.open(CACHES.pages);
    for (const url of message.urls) await pages.delete(new URL(url, 'https://site').pathname);
  }
  await deleteUnusedLooks(store);
}

async function keepPages(store: Store, urls: readonly string[]): Promise<void> {
  const paths = urls.map((url) => new URL(url, 'https://site').pathname);
  const known = await listCopies(store, CACHES.pages);
  const isNew = (path: string) =>
    known.some(({ url, madeAt }) => url === path && store.now() - madeAt <= HOUR);
  const wanted = paths.filter((path) => JOB_PAGE.test(path) && !isNew(path));
  for (const path of wanted.slice(0, MOST_KEPT)) {
    // A failure does not stop the other pages
    await keepPage(store, path).catch(() => undefined);
  }
  const copies = await listCopies(store, CACHES.pages);
  const pages = await store.caches.open(CACHES.pages);
  const tooMany = copies.toSorted((a, b) => a.madeAt - b.madeAt).slice(0, -MOST_KEPT);
  for (const { url } of tooMany) await pages.delete(url);
}

/** Fetched without cookies: a copy never contains a user's data. */
async function keepPage(store: Store, path: string): Promise<void> {
  const response = await store.fetch(path, {
    credentials: 'omit',
    headers: { accept: 'text/html', 'accept-language': await rememberedLanguage(store) },
  });
  // A page from before a fault of ours is no better than the copy that there is
  if (response.headers.has(READING_ONLY_HEADER)) return;
  if (response.ok) await storeCopy(store, { cache: CACHES.pages, url: path, response });
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
