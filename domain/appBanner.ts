/** Under which a browser keeps when its user closed the banner about the app (part 2). */
export const APP_BANNER_KEY = 'job-app-banner-dismissed-at';

/** Milliseconds for which the banner stays closed. */
const SILENCE = 90 * 24 * 60 * 60 * 1000;

/**
 * Whether the banner stays closed.
 *
 * @param closedAt - what the browser keeps: milliseconds since 1970; anything else counts as never.
 */
export const staysClosed = (closedAt: unknown, now: number): boolean =>
  typeof closedAt === 'number' && closedAt <= now && now - closedAt < SILENCE;
