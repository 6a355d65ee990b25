import { localStore } from '../../lib/localStore';
import { DRAFT_PREFIX, sessionStore } from '../../lib/sessionStore';
import { pendingInterest } from '../pendingInterest';

/** What the page holds in memory of the drafts, such as the key that reads them. */
const held = new Set<() => void>();

/**
 * Registers what is to be dropped with the drafts.
 *
 * @returns takes the registration back.
 */
export function whenForgotten(drop: () => void): () => void {
  held.add(drop);
  return () => void held.delete(drop);
}

/** Removes everything unfinished from this browser and from this page's memory: at sign-out. */
export function forgetAllDrafts(): void {
  for (const drop of held) drop();
  localStore.removeAll(DRAFT_PREFIX);
  sessionStore.removeAll(DRAFT_PREFIX);
  pendingInterest.forget();
}
