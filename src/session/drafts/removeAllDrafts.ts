import { localStore } from '../../lib/store/localStore';
import { DRAFT_PREFIX, REFEREE_PREFIX, sessionStore } from '../../lib/store/sessionStore';
import { pendingInterest } from '../pendingInterest';

/** Removes every draft, what a referee has typed, and a pending interest from this browser, at sign-out. */
export function removeAllDrafts(): void {
  localStore.removeAll(DRAFT_PREFIX);
  sessionStore.removeAll(DRAFT_PREFIX);
  sessionStore.removeAll(REFEREE_PREFIX);
  pendingInterest.forget();
}
