import { useEffect, useEffectEvent } from 'react';
import useSWRSubscription from 'swr/subscription';
import { type LiveEvent, OWN_THINGS } from '#domain/api/live';
import { localStore } from '../lib/store/localStore';
import { DRAFT_PREFIX, sessionStore, UNSENT_PREFIX } from '../lib/store/sessionStore';
import { showApplication } from './applications';
import { type LocalKey, localKey } from './keys';
import { firestoreUpdates, serverSentEvents } from './live';
import { UNSENT_TICKS_KEY } from './openTicks';
import { refreshOwnThing } from './ownThings';
import { useSiteData } from './SiteDataProvider';
import { refreshSessions } from './sessions';

type ChatLiveEvent = Extract<LiveEvent, { chat: unknown }>;

/** What the page does when the live stream reports a change of the session. */
export interface LiveHandlers {
  /** Who is signed in, or their profile, may have changed. */
  onWho: () => Promise<void>;
  /** The session of this browser was ended. */
  onSignedOut: () => void;
}

/**
 * Keeps the answers in the cache up to date while a user is signed in. SWR opens one stream for a
 * user and closes it with the last component that uses it.
 *
 * @param byFirestore - reads from Firestore and not from the server's own stream.
 */
export function useLiveUpdates(userId: string, handlers: LiveHandlers, byFirestore: boolean): void {
  const data = useSiteData();
  // They are sent when the next page is loaded, if their code cannot be loaded now
  const sendKept = useEffectEvent(() => {
    if (!hasUnsent()) return;
    import('./sendUnsent').then(
      ({ sendUnsent }) => sendUnsent(data, userId),
      () => undefined,
    );
  });
  const handleEvent = useEffectEvent((event: LiveEvent) => {
    // The line and the server are back
    sendKept();
    if (event.type === 'application') void showApplication(data, event.application);
    else if (event.type === 'signed_out') handlers.onSignedOut();
    else if (event.type === 'resync') void readEverything();
    else if (event.type === 'sessions') void refreshSessions(data);
    else if (event.type === 'chat' || event.type === 'chat_message') void showChatEvent(event);
    else {
      if (event.type === 'profile') void handlers.onWho();
      void refreshOwnThing(data, event.type);
    }
  });
  // A page that cannot load the code shows no chat
  const showChatEvent = (event: ChatLiveEvent): Promise<void> =>
    import('./chats').then(
      (chats) => chats.showChatEvent(data, event),
      () => undefined,
    );
  const readEverything = useEffectEvent(async () => {
    await handlers.onWho();
    await Promise.all([
      refreshSessions(data),
      ...OWN_THINGS.map((thing) => refreshOwnThing(data, thing)),
    ]);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each user
  useEffect(() => sendKept(), [data, userId]);
  const port = byFirestore ? firestoreUpdates(data.api) : serverSentEvents;
  useSWRSubscription<LiveEvent, unknown, LocalKey>(localKey(`live ${userId}`), (_key, { next }) =>
    port((event) => {
      handleEvent(event);
      next(null, event);
    }),
  );
}

/** Whether ticks or messages wait to be sent, of this page or an earlier one. */
const hasUnsent = (): boolean =>
  localStore.read(UNSENT_TICKS_KEY) !== null ||
  [localStore, sessionStore].some((area) =>
    area.keys(DRAFT_PREFIX).some((key) => key.includes(`.${UNSENT_PREFIX}`)),
  );
