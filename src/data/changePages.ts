import { type AnswerKey, listKey } from './keys';
import { keepPages, knownPages, type Page, pageKey } from './pages';
import type { SiteData } from './siteData';

/** Changes what is known of a list, when anything is. */
export async function changePages<P extends Page>(
  data: SiteData,
  first: AnswerKey,
  change: (pages: readonly P[]) => readonly P[],
): Promise<void> {
  const pages = knownPages<P>(data, first);
  if (pages.length > 0) await keepPages(data, first, change(pages));
}

/** Reads all known pages of a list again; what is on the screen stays until they have come. */
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
