import { ApiError } from '#domain/api/errors';
import { type PageState, pageValue } from './pageState';

/** Whether a call was refused, until the user has answered the dialog. */
export const LOST = pageValue(false);

/** Whether a call was refused because it came without a session. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'authentication_required';

/**
 * Notifies the shell that something could not be done because the session has ended. The shell
 * explains it in a dialog over the page, and offers to sign in and return. Every call of the page
 * does this by itself: see `createSiteData`.
 */
export function reportLostSession({ state }: { state: PageState }): void {
  state.set(LOST, true);
}
