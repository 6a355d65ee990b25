/** A page number, or a gap where numbers are left out; a gap is named by the page before it. */
export type PageItem = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

/** How many pages around the current one are always shown, on each side. */
const NEIGHBOURS = 1;

/**
 * The pages to show: the first, the last, the current one and its neighbours. A gap never replaces
 * a single page: that page fits in its place.
 * @param current From 1; a number outside is moved to the nearest page.
 * @param count How many pages there are.
 */
export function pageItems(current: number, count: number): PageItem[] {
  const here = Math.min(Math.max(current, 1), count);
  const all = Array.from({ length: Math.max(count, 0) }, (_, index) => index + 1);
  const near = (page: number) =>
    page === 1 || page === count || Math.abs(page - here) <= NEIGHBOURS;
  return all.flatMap((page): PageItem[] => {
    const alone = near(page - 1) && near(page + 1);
    if (near(page) || alone) return [{ kind: 'page', page }];
    return near(page - 1) ? [{ kind: 'gap', after: page - 1 }] : [];
  });
}
