import { APP_BANNER_KEY, staysClosed } from '#domain/appBanner';
import { readStored } from '../lib/store/webStore';

/**
 * Leaves a place for the banner about the app from the first paint on, unless it was closed: the
 * banner comes late, and would move the bar with the job's buttons from under a finger.
 */
export function leavePlaceForAppBanner(): void {
  const closedAt = readStored(() => localStorage, APP_BANNER_KEY);
  if (!staysClosed(closedAt, Date.now())) document.documentElement.dataset.appBanner = 'open';
}
