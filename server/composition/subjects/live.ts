import { type CallerReader, callerOf } from '../../http/api';
import type { Identity } from '../../identity/identity';
import { createFirebaseSessions } from '../../live/firestore/firebaseSessions';
import { createFirestore } from '../../live/firestore/firestore';
import { liveRoutes } from '../../live/live.routes';
import { createLiveEvents } from '../../live/liveEvents';
import { firebaseRoutes } from '../../v2/firebase.routes';
import type { Subject } from '../subject';
import type { Tools } from '../tools';

type Firestore = Awaited<ReturnType<typeof createFirestore>>;

/** Publishes changes to Firestore, where settings choose it; else null. */
export async function startFirestore(tools: Tools): Promise<Firestore | null> {
  const { config } = tools;
  if (!config.firestore) return null;
  const firestore = await createFirestore({
    ...tools,
    config: config.firestore,
    serverSecret: tools.lastingSecret,
  });
  firestore.publisher.start(tools.reader);
  return firestore;
}

/** Live updates, by the server's own stream or by Firestore. */
export function createLiveSubject(
  tools: Tools,
  {
    firestore,
    identity,
    readers,
  }: { firestore: Firestore | null; identity: Identity; readers: CallerReader },
): Subject {
  const { db, clock, reader, quarantine } = tools;
  // A browser has read all anew since: there is nothing to send again
  quarantine.onRetry('live streams', (items) => quarantine.release('live streams', items));
  let live: ReturnType<typeof liveRoutes> | null = null;
  return {
    routes: firebaseRoutes(firestore && createFirebaseSessions({ ...firestore, reader, clock })),
    plugins: [
      (app) => {
        live = liveRoutes(app, {
          reader,
          callerOf: (request) => callerOf(request, readers),
          stillValid: async ({ sessionId }) =>
            sessionId !== null && (await identity.sessions.holds(sessionId)),
          render: createLiveEvents(db, clock),
          setAside: ({ type, entityId, scope }, error) =>
            quarantine.setAside(
              'live streams',
              `${type} ${entityId}`,
              error,
              scope.replace('user:', ''),
            ),
        });
      },
    ],
    gauges: [
      {
        name: 'vikari_live_streams',
        help: 'Open live streams of this node.',
        read: () => live?.openStreams() ?? 0,
      },
    ],
    stop: async () => firestore?.publisher.stop(),
  };
}
