import { type AnswerKey, listKey } from './keys';
import type { SiteData } from './siteData';

/** One page of a list, as every list endpoint answers. */
export interface Page {
  results: readonly unknown[];
  /** Where the next page begins; null on the last. */
  nextPageToken: string | null;
  /** How many there are on all pages together; not every list says it. */
  total?: number;
}

/** The key of a list's page; null after the last. `first` is the key of the first page. */
export function pageKey(first: AnswerKey, before: Page | null): AnswerKey | null {
  if (before === null) return first;
  const [call, wire] = first;
  return before.nextPageToken === null ? null : [call, wire, before.nextPageToken];
}

/** Keeps a list's pages, together and each under its own key: SWR reads both. */
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

/** The pages of a list that are known; none when it has not been read. */
export function knownPages<P extends Page>({ cache }: SiteData, first: AnswerKey): readonly P[] {
  return cache.get(listKey(first))?.data ?? [];
}

/**
 * Keeps a first page that was read again. Pages after it stay while they continue from it, so that
 * Back shows as much of the list as before; else they are of another list by now.
 */
export async function keepFirstPage(data: SiteData, first: AnswerKey, page: Page): Promise<void> {
  const [before, ...later] = knownPages(data, first);
  const continues = before?.nextPageToken === page.nextPageToken;
  await keepPages(data, first, continues ? [page, ...later] : [page]);
}
