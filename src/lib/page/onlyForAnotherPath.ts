import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/**
 * A page's `shouldRevalidate` where the query is a filter: its hooks follow the filter by
 * themselves, so the loader is for another path only.
 */
export function onlyForAnotherPath({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
