import { SHARED_COOKIE } from '#domain/signIn/sharedComputer';
import { pageCookie } from './store/pageCookie';

/**
 * Whether this browser's session is on a shared computer. Asked of the server's cookie at each use:
 * a session may have begun or ended in another tab.
 */
export const isSharedComputer = (): boolean =>
  typeof document !== 'undefined' && pageCookie.read(SHARED_COOKIE) === true;
