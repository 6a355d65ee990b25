import type { SiteData } from '../data/siteData';
import { localStore } from '../lib/localStore';
import { randomKey } from '../lib/randomKey';
import { sessionStore } from '../lib/sessionStore';
import { forgetEverythingOfTheUser } from './forgetUser';

/** In the device's store: names the last sign-out. In the tab's: the last one that it knows of. */
const LAST_SIGN_OUT = 'last_sign_out';

/** Notes a sign-out, for tabs that do not run: discarded ones, and those in the Back cache. */
export function noteSignOut(): void {
  localStore.write(LAST_SIGN_OUT, randomKey());
}

/**
 * Forgets what this tab kept of a person who has signed out while it did not run.
 * @param data null before the page has been started.
 */
export function catchUpOnSignOut(data: SiteData | null): void {
  const last = localStore.read(LAST_SIGN_OUT) ?? 'none';
  const known = sessionStore.read(LAST_SIGN_OUT);
  if (last === known) return;
  // A new tab keeps nothing that is older than itself, and has no note
  if (known !== null) forgetEverythingOfTheUser(data);
  sessionStore.write(LAST_SIGN_OUT, last);
}
