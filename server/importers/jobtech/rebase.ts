const WEEK_MS = 7 * 86_400_000;

/** How many weeks back from the anchor a rebased ad may have been published. */
const WINDOW_WEEKS = 4;

/**
 * Weeks to move an ad forward by, so that a demonstration of old ads shows open ones: a whole
 * number of times `WINDOW_WEEKS`, such that it was published within that window before the anchor.
 * Both are wall clocks.
 *
 * Each ad keeps its weekday, its hour and the days between its publication and its deadline. None
 * is published in the future, the order within a window is kept, and an ad whose deadline then has
 * passed is closed. An ad from within the window, or from after the anchor, is not moved.
 */
export function weeksToRebase(publishedAt: number, anchor: number): number {
  const ageWeeks = Math.floor((anchor - publishedAt) / WEEK_MS);
  if (ageWeeks < WINDOW_WEEKS) return 0;
  return ageWeeks - (ageWeeks % WINDOW_WEEKS);
}

/** The wall clock so many weeks later. */
export function addWeeks(wallClock: number, weeks: number): number {
  return wallClock + weeks * WEEK_MS;
}
