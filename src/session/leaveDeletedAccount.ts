import type { SiteData } from '../data/siteData';
import { markAccountDeletion } from './accountDeletion';
import { recordSignOut } from './missedSignOut';
import { notifyTabs } from './sessionMessages';

/**
 * The account has been deleted, and the server has ended its sessions: every tab of this browser
 * removes the user's data.
 */
export function leaveDeletedAccount(data: SiteData): void {
  markAccountDeletion(data, false);
  recordSignOut();
  notifyTabs({ type: 'signed_out', sessionsEnded: null });
}
