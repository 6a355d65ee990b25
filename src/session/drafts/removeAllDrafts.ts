import { keptRecommendation } from '../../data/keptRecommendation';
import { localStore } from '../../lib/localStore';
import { DRAFT_PREFIX, sessionStore } from '../../lib/sessionStore';
import { pendingInterest } from '../pendingInterest';

/** Removes every draft, pending interest and followed recommendation from this browser, at sign-out. */
export function removeAllDrafts(): void {
  localStore.removeAll(DRAFT_PREFIX);
  sessionStore.removeAll(DRAFT_PREFIX);
  pendingInterest.forget();
  keptRecommendation.forget();
}
