import { noteSignOut } from './missedSignOut';
import { tellAllTabs } from './sessionNews';

/**
 * The account is gone, and the server has ended its sessions: every tab of this browser forgets the
 * person.
 */
export function leaveDeletedAccount(): void {
  noteSignOut();
  tellAllTabs({ type: 'signed_out', sessionsEnded: null });
}
