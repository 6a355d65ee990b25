import { localStore } from '../../lib/localStore';
import { DRAFT_PREFIX, sessionStore } from '../../lib/sessionStore';
import { pendingInterest } from '../pendingInterest';

/** Removes every draft and pending interest from this browser, at sign-out. */
export function removeAllDrafts(): void {
  localStore.removeAll(DRAFT_PREFIX);
  sessionStore.removeAll(DRAFT_PREFIX);
  pendingInterest.forget();
}
