import { APP_BANNER_KEY, staysClosed } from '#domain/appBanner';

function closedAt(): unknown {
  try {
    return JSON.parse(localStorage.getItem(APP_BANNER_KEY) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Leaves a place for the banner about the app from the first paint on, unless it was closed: the
 * banner comes late, and would move the bar with the job's buttons from under a finger.
 */
export function leavePlaceForAppBanner(): void {
  if (!staysClosed(closedAt(), Date.now())) document.documentElement.dataset.appBanner = 'open';
}
