import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/**
 * A page's `shouldRevalidate` when the query is a filter: its hooks follow the filter by
 * themselves, so the loader runs only for another path.
 */
export function revalidateOnNewPath({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
