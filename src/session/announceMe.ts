import { mutate } from 'swr';
import { getMe, type Me } from '#domain/api/v2';
import { keyOf } from '../data/useApi';

/** What is known of a browser without a session. */
export const VISITOR: Me = { profile: null, sharedComputer: false };

/** Every hook that asks who is signed in hears the answer. */
export async function announceMe({ profile, sharedComputer, sessionEnded }: Me): Promise<void> {
  const me: Me = { profile, sharedComputer, ...(sessionEnded && { sessionEnded }) };
  await mutate(keyOf(getMe, {}), { status: 0, ...me }, { revalidate: false });
}
