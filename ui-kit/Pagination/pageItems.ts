/** A page, or a gap of pages that are not shown. */
export type PageItem = number | 'gap';

/**
 * The pages that are shown: the first and the last, the current one and its neighbours. A gap stands
 * for two pages at least; one alone is shown itself.
 * @param page From 1.
 */
export function pageItems(page: number, count: number): PageItem[] {
  const shown = new Set([1, page - 1, page, page + 1, count]);
  // At an end as many as in the middle, so that the next link stays in its place
  if (page <= 3) for (const near of [2, 3, 4]) shown.add(near);
  if (page >= count - 2) for (const near of [count - 1, count - 2, count - 3]) shown.add(near);
  const pages = [...shown].filter((one) => one >= 1 && one <= count).sort((a, b) => a - b);
  return pages.flatMap((one, index): PageItem[] => {
    const missing = one - (pages[index - 1] ?? one - 1) - 1;
    if (missing === 0) return [one];
    return missing === 1 ? [one - 1, one] : ['gap', one];
  });
}
