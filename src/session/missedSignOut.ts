import type { SiteData } from '../data/siteData';
import { randomKey } from '../lib/randomKey';
import { localStore } from '../lib/store/localStore';
import { sessionStore } from '../lib/store/sessionStore';
import { removeUserData } from './removeUserData';

/** In localStorage: names the browser's last sign-out. In sessionStorage: the last one this tab handled. */
const LAST_SIGN_OUT = 'last_sign_out';

/** Records a sign-out for tabs that are not running: discarded ones, and pages in the back/forward cache. */
export function recordSignOut(): void {
  localStore.write(LAST_SIGN_OUT, randomKey());
}

/**
 * Removes what this tab stored about a user who signed out while it was not running.
 * @param data null before the page has been started.
 */
export function handleMissedSignOut(data: SiteData | null): void {
  const last = localStore.read(LAST_SIGN_OUT) ?? 'none';
  const known = sessionStore.read(LAST_SIGN_OUT);
  if (last === known) return;
  // A new tab has stored nothing about an earlier user, and has recorded no sign-out
  if (known !== null) removeUserData(data);
  sessionStore.write(LAST_SIGN_OUT, last);
}
