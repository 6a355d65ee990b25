import { type AnswerKey, listKey } from './keys';
import { keepPages, knownPages, type Page, pageKey } from './pages';
import type { SiteData } from './siteData';

/** Changes the cached pages of a list, if there are any. */
export async function changePages<P extends Page>(
  data: SiteData,
  first: AnswerKey,
  change: (pages: readonly P[]) => readonly P[],
): Promise<void> {
  const pages = knownPages<P>(data, first);
  if (pages.length > 0) await keepPages(data, first, change(pages));
}

/** Reads all cached pages of a list again; the old ones are shown until then. */
export async function readPagesAgain(data: SiteData, first: AnswerKey): Promise<void> {
  const { mutate } = data;
  const pages = knownPages(data, first);
  await Promise.all(
    pages.map((_page, index) =>
      mutate(pageKey(first, pages[index - 1] ?? null), undefined, { revalidate: false }),
    ),
  );
  await mutate(listKey(first));
}
