import { isLanguage, LANGUAGES } from '#domain/language';
import { CACHES, type Store } from './browser';
import { deleteUnusedLooks, findCopy, listCopies, storeCopy } from './copies';
import { isOwnPage, isTooOld } from './keptPages';
import { rememberedLanguage } from './language';
import { markedCopy, offlinePage } from './marks';

const DAY = 86_400_000;
const offlinePath = (language: string) => `/offline/${language}`;

/**
 * Fetches the offline pages with their style sheets and fonts. Where that fails, the older ones
 * stay.
 */
export async function prepareOffline(store: Store): Promise<void> {
  for (const language of LANGUAGES) {
    const url = offlinePath(language);
    const response = await store.fetch(url, { credentials: 'omit' });
    if (response.ok) await storeCopy(store, { cache: CACHES.offline, url, response });
  }
  await deleteUnusedLooks(store);
}

/** Fetches them again when they are a day old, or were never fetched. */
export async function renewOffline(store: Store): Promise<void> {
  const copies = await Promise.all(
    LANGUAGES.map((language) => findCopy(store, CACHES.offline, offlinePath(language))),
  );
  if (copies.some((copy) => !copy || store.now() - copy.madeAt > DAY)) await prepareOffline(store);
}

/** What a reader gets without a connection: the copy of the page, or the offline page. */
export async function offlineAnswer(store: Store, url: URL): Promise<Response> {
  const copy = await findCopy(store, CACHES.pages, url.pathname);
  const { pathname } = url;
  if (copy && !isTooOld(store, { url: pathname, madeAt: copy.madeAt })) {
    return markedCopy(copy, isOwnPage(pathname) ? 'own' : 'job');
  }
  const asked = url.searchParams.get('lang');
  const language = isLanguage(asked) ? asked : await rememberedLanguage(store);
  const offline = await findCopy(store, CACHES.offline, offlinePath(language));
  // The browser then shows its own error page
  if (!offline) return Response.error();
  const kept = await listCopies(store, CACHES.pages);
  const copies = kept.filter((one) => !isTooOld(store, one));
  return offlinePage(offline, copies.toReversed(), language);
}
