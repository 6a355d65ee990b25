import { SHARED_IDLE } from '#domain/signIn/sharedComputer';
import { postToWorker } from '../lib/offline/workerMessages';
import { isSharedComputer } from '../lib/sharedComputer';
import { clearDevice } from '../lib/store/localStore';
import { sessionStore } from '../lib/store/sessionStore';
import { pendingInterest } from './pendingInterest';

/** In the tab's store: when a page of a session on a shared computer was last used in it, milliseconds. */
const SEEN = 'shared_seen';

/**
 * Keeps a shared computer clean, before anything of a page is read: once a session on it has begun,
 * nothing is left of who sat here before, and at the first page after it nothing of the session. A
 * browser may bring a closed tab back with what it stored.
 *
 * @param now - milliseconds since 1970.
 */
export function settleSharedComputer(now: number): void {
  const seen = sessionStore.read(SEEN);
  const isShared = isSharedComputer();
  const isOver = typeof seen === 'number' && (!isShared || now - seen >= SHARED_IDLE);
  if (isOver) sessionStore.removeAll('');
  if (!isShared) return;
  // What they pressed to be asked to sign in
  if (seen === null || isOver) pendingInterest.carryIntoShared();
  clearDevice();
  postToWorker({ type: 'forget' });
  sessionStore.write(SEEN, now);
  for (const use of ['pointerdown', 'keydown']) addEventListener(use, noteUse);
}

/** Who comes after so long a pause that the session is over does not use it. */
function noteUse(): void {
  const seen = sessionStore.read(SEEN);
  const now = Date.now();
  if (typeof seen === 'number' && now - seen < SHARED_IDLE) sessionStore.write(SEEN, now);
}
