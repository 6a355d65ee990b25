import useSWR, { mutate } from 'swr';
import { ApiError } from '#domain/api/errors';
import { announceMe, VISITOR } from './announceMe';

/** Where SWR's cache holds that a call was refused and nobody has answered yet. */
const KEY = 'session/lost';

/** Whether a call was refused because nobody is signed in. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'authentication_required';

/**
 * Tells the shell that something could not be sent because the session has ended. It explains
 * that over the page, which stays as it is, and offers to sign in and come back.
 */
export async function reportLostSession(): Promise<void> {
  await mutate(KEY, true, { revalidate: false });
}

/** Whether a lost session waits to be explained, and how to say that it has been. */
export function useLostSession(): { lost: boolean; settle: () => void } {
  const { data } = useSWR<boolean>(KEY, null);
  return { lost: data === true, settle: () => void mutate(KEY, false, { revalidate: false }) };
}

/** Every hook that asks who is signed in hears that a session has ended by itself. */
export async function announceEndedSession(): Promise<void> {
  await announceMe({ ...VISITOR, sessionEnded: true });
}
