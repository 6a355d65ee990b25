import { SHARED_COOKIE } from '#domain/signIn/sharedComputer';
import { SESSION_COOKIE } from '../http/cookies';
import type { Reply } from '../http/route';
import { sessionCookieAge } from './sessions.service';

/**
 * Gives the browser a new session.
 *
 * @param shared - on a shared computer: the page's script is told too, in every tab.
 */
export function setSessionCookie(reply: Reply, cookieValue: string, shared: boolean): void {
  reply.setCookie(SESSION_COOKIE, cookieValue, sessionCookieAge(shared));
  if (shared) reply.setPageCookie(SHARED_COOKIE, true, 'until_closed');
  else reply.clearCookie(SHARED_COOKIE);
}

/** Takes the session of a browser away. */
export function clearSessionCookie(reply: Reply): void {
  reply.clearCookie(SESSION_COOKIE);
  reply.clearCookie(SHARED_COOKIE);
}
