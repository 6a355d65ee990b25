import { browserCookie } from '../http/cookies';
import type { Reply } from '../http/route';
import { MINUTE, SECOND } from '../lib/time';
import { hashToken } from '../lib/tokens';

/** Seconds: somewhat longer than an authorization request and its login token are valid. */
const BROWSER_COOKIE_AGE = (20 * MINUTE) / SECOND;

/** Sets the cookie of a new authorization request, and deletes those of replaced requests. */
export function setBrowserCookie(
  reply: Reply,
  { browserId, outdated }: { browserId: string; outdated: readonly string[] },
): void {
  for (const hash of outdated) reply.clearCookie(browserCookie(hash));
  reply.setCookie(browserCookie(hashToken(browserId)), browserId, BROWSER_COOKIE_AGE);
}
