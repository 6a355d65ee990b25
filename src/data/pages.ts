import { type AnswerKey, listKey } from './keys';
import type { SiteData } from './siteData';

/** One page of a list, as every list endpoint responds. */
export interface Page {
  results: readonly unknown[];
  /** The token of the next page; null on the last. */
  nextPageToken: string | null;
  /** The number of items on all pages together; not every list has it. */
  total?: number;
}

/** The key of a list's page; null after the last. `first` is the key of the first page. */
export function pageKey(first: AnswerKey, before: Page | null): AnswerKey | null {
  if (before === null) return first;
  const [call, wire] = first;
  return before.nextPageToken === null ? null : [call, wire, before.nextPageToken];
}

/** Puts a list's pages into the cache, together and each under its own key: SWR reads both. */
export async function keepPages<P extends Page>(
  { mutate }: SiteData,
  first: AnswerKey,
  pages: readonly P[],
): Promise<void> {
  const each = pages.map((page, index) =>
    mutate(pageKey(first, pages[index - 1] ?? null), page, { revalidate: false }),
  );
  await Promise.all([...each, mutate(listKey(first), pages, { revalidate: false })]);
}

/** The cached pages of a list; none when it has not been read. */
export function knownPages<P extends Page>({ cache }: SiteData, first: AnswerKey): readonly P[] {
  return cache.get(listKey(first))?.data ?? [];
}

/**
 * Puts a first page that was read again into the cache. Later pages are kept when they still
 * continue from it, so that Back shows as much of the list as before; otherwise they are removed.
 */
export async function keepFirstPage(data: SiteData, first: AnswerKey, page: Page): Promise<void> {
  const [before, ...later] = knownPages(data, first);
  const continues = before?.nextPageToken === page.nextPageToken;
  await keepPages(data, first, continues ? [page, ...later] : [page]);
}
