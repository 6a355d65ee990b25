import { browserCookie } from '../http/cookies';
import type { Reply } from '../http/route';
import { MINUTE, SECOND } from '../lib/time';
import { hashToken } from '../lib/tokens';

/** Seconds: somewhat longer than an authorization request and its login token live. */
const BROWSER_COOKIE_AGE = (20 * MINUTE) / SECOND;

/** Gives the browser the cookie of a new authorization request, and takes those that give way. */
export function setBrowserCookie(
  reply: Reply,
  { browserId, outdated }: { browserId: string; outdated: readonly string[] },
): void {
  for (const hash of outdated) reply.clearCookie(browserCookie(hash));
  reply.setCookie(browserCookie(hashToken(browserId)), browserId, BROWSER_COOKIE_AGE);
}
