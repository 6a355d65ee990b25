import { ApiError } from '#domain/api/errors';
import { pageValue } from '../data/pageState';
import { useSiteData } from '../data/SiteDataProvider';
import type { SiteData } from '../data/siteData';
import { usePageValue } from '../data/usePageValue';
import { updateMe, VISITOR } from './updateMe';

/** Whether a call was refused, until the user has answered the dialog. */
const LOST = pageValue(false);

/** Whether a call was refused because it came without a session. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'authentication_required';

/**
 * Notifies the shell that something could not be sent because the session has ended. The shell
 * explains it in a dialog over the page, and offers to sign in and return.
 */
export function reportLostSession({ state }: SiteData): void {
  state.set(LOST, true);
}

/** The answer of a call; the shell explains it when the call is refused for want of a session. */
export async function explainLostSession<Answer>(
  data: SiteData,
  call: Promise<Answer>,
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (isSignedOut(error)) reportLostSession(data);
    throw error;
  }
}

/** Whether a lost session has to be explained, and a function that ends the explanation. */
export function useLostSession(): { lost: boolean; settle: () => void } {
  const { state } = useSiteData();
  return { lost: usePageValue(LOST), settle: () => state.set(LOST, false) };
}

/** Puts into the cache that the session has ended without a sign-out. */
export async function markSessionEnded(data: SiteData): Promise<void> {
  await updateMe(data, { ...VISITOR, sessionEnded: true });
}
