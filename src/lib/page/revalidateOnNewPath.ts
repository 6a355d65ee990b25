import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/**
 * A page's `shouldRevalidate` when the query is a filter: its hooks follow the filter, so the
 * loader runs for another path only.
 */
export function revalidateOnNewPath({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** The same for a page that needs its loader again when what it was shown without has come. */
export const revalidateOnNewPathOrAgain = (change: ShouldRevalidateFunctionArgs): boolean =>
  revalidateOnNewPath(change) || change.currentUrl.href === change.nextUrl.href;
