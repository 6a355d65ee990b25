import { signOut } from '#domain/api/v2';
import type { ApiClient } from '../data/apiClient';
import { noteSignOut } from './missedSignOut';
import { tellAllTabs } from './sessionNews';

/**
 * Ends the session, or every session of the person; every tab of the browser then leaves.
 * Rejects with an `ApiError`, and nothing has changed here.
 */
export async function leave(
  api: ApiClient,
  { everywhere }: { everywhere: boolean },
): Promise<void> {
  const { sessionsEnded } = await api.call(signOut, everywhere ? { everywhere } : {});
  noteSignOut();
  tellAllTabs({ type: 'signed_out', sessionsEnded: everywhere ? sessionsEnded : null });
}
