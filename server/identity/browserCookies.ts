import { browserCookie, REGISTRATION_COOKIE } from '../http/cookies';
import type { Reply } from '../http/route';
import { MINUTE, SECOND } from '../lib/time';
import { hashToken, randomToken } from '../lib/tokens';

/** Seconds: somewhat longer than an authorization request and its login token are valid. */
const BROWSER_COOKIE_AGE = (20 * MINUTE) / SECOND;

/** Authorization requests that one browser may have open; beyond that the oldest are deleted. */
const MAX_OPEN_REQUESTS = 8;

/**
 * The cookie of a new authorization request. Each request has its own value, so that a planted or
 * stolen one serves no other request, and a request that was begun in another tab can still be
 * completed.
 * @returns the hashes of the cookies that are replaced, besides the new value.
 */
export function newBrowserCookie(browserIds: readonly string[]): {
  browserId: string;
  outdated: string[];
} {
  const outdated = browserIds.slice(0, 1 - MAX_OPEN_REQUESTS).map(hashToken);
  return { browserId: randomToken(), outdated };
}

/** Seconds after a step for which the browser keeps the registration's cookie. */
const REGISTRATION_COOKIE_AGE = (30 * MINUTE) / SECOND;

/** Gives the browser the cookie that names a registration, for the form to be filled from. */
export function setRegistrationCookie(reply: Reply, id: string): void {
  reply.setCookie(REGISTRATION_COOKIE, id, REGISTRATION_COOKIE_AGE);
}

/** Sets the cookie of a new authorization request, and deletes those of replaced requests. */
export function setBrowserCookie(
  reply: Reply,
  { browserId, outdated }: { browserId: string; outdated: readonly string[] },
): void {
  for (const hash of outdated) reply.clearCookie(browserCookie(hash));
  reply.setCookie(browserCookie(hashToken(browserId)), browserId, BROWSER_COOKIE_AGE);
}
