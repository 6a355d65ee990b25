import { recordSignOut } from './missedSignOut';
import { notifyTabs } from './sessionMessages';

/**
 * The account is gone, and the server has ended its sessions: every tab of this browser forgets the
 * person.
 */
export function leaveDeletedAccount(): void {
  recordSignOut();
  notifyTabs({ type: 'signed_out', sessionsEnded: null });
}
