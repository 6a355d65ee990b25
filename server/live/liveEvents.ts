import { type LiveEvent, OWN_THINGS } from '#domain/api/live';
import { renderApplicationEvent } from '../applications/applicationView';
import type { Change } from '../changeLog/changeLog';
import { renderChatEvent, renderMessageEvent } from '../chat/liveChat';
import { isSessionChange } from '../identity/sessionChanges';
import { type Clock, today } from '../lib/clock';
import { instant } from '../lib/time';
import type { Caller } from '../policy/caller';
import type { Database } from '../storage/database';

/** Makes the live event of a change for a caller; null when there is none for them. */
export function createLiveEvents(
  db: Database,
  clock: Clock,
): (change: Change, caller: Caller) => Promise<LiveEvent | null> {
  return async (change, { userId, sessionId }) => {
    const ownThing = OWN_THINGS.find((type) => type === change.type);
    if (ownThing) return { type: ownThing };
    if (isSessionChange(change)) {
      return change.entityId === sessionId ? null : { type: 'sessions' };
    }
    if (userId === null) return null;
    const viewer = { uid: userId, now: instant(clock.now()) };
    if (change.type === 'chat') return renderChatEvent(db, change.entityId, viewer);
    if (change.type === 'chat_message') return renderMessageEvent(db, change.entityId, viewer);
    if (change.type !== 'application') return null;
    return renderApplicationEvent(db, change.entityId, {
      uid: userId,
      today: today(clock),
      now: clock.now(),
    });
  };
}
