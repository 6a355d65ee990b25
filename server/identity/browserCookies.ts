import { browserCookie } from '../http/cookies';
import type { Reply } from '../http/route';
import { DAY, SECOND } from './time';
import { hashToken } from './tokens';

/** Seconds that a browser may still be recognised after it left for the broker. */
const BROWSER_COOKIE_AGE = DAY / SECOND;

/** Gives the browser the cookie of a new authorization request, and takes those that give way. */
export function setBrowserCookie(
  reply: Reply,
  { browserId, outdated }: { browserId: string; outdated: readonly string[] },
): void {
  for (const hash of outdated) reply.clearCookie(browserCookie(hash));
  reply.setCookie(browserCookie(hashToken(browserId)), browserId, BROWSER_COOKIE_AGE);
}
