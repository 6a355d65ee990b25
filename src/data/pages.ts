import { type AnswerKey, listKey } from './keys';
import type { SiteData } from './siteData';

/** One page of a list, as every list endpoint responds. */
export interface Page {
  results: readonly { id: string }[];
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
 * Puts a first page that was read again into the cache, with the later pages that continue from it,
 * so that Back shows as much of the list as before.
 */
export async function keepFirstPage(data: SiteData, first: AnswerKey, page: Page): Promise<void> {
  await keepPages(data, first, [page, ...laterPages(page, knownPages(data, first))]);
}

/**
 * What follows a first page that was read again, as one page, where items only came or moved to the
 * top: the others, in their order. Nothing when some are no longer before its last item, since they
 * may have gone or stand further down, or when only the first page was known.
 */
export function laterPages<P extends Page>(first: P, known: readonly P[]): readonly P[] {
  const ids = first.results.map(({ id }) => id);
  const items = known.flatMap(({ results }) => results);
  const isLater = ({ id }: { id: string }) => !ids.includes(id);
  const before = items.slice(0, items.findIndex(isLater));
  return known[1] && first.nextPageToken && before.some(({ id }) => id === ids.at(-1))
    ? known.slice(-1).map((end) => ({ ...end, results: items.filter(isLater) }))
    : [];
}
