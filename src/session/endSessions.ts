import { signOut } from '#domain/api/v2';
import type { ApiClient } from '../data/apiClient';
import { recordSignOut } from './missedSignOut';
import { notifyTabs } from './sessionMessages';

/**
 * Ends the session, or every session of the user, and notifies the browser's tabs.
 * Rejects with an `ApiError`; then nothing has changed in this browser.
 */
export async function endSessions(
  api: ApiClient,
  { everywhere }: { everywhere: boolean },
): Promise<void> {
  const { sessionsEnded } = await api.call(signOut, everywhere ? { everywhere } : {});
  recordSignOut();
  notifyTabs({ type: 'signed_out', sessionsEnded: everywhere ? sessionsEnded : null });
}
