import type { FirebaseSession } from '#domain/api/firebase';
import { sortableCursor } from '#domain/live/cursor';
import { SESSION_CLAIM } from '#domain/live/published';
import type { ChangeLogReader } from '../../changeLog/changeLogReader';
import type { FirestoreConfig } from '../../config/firestoreConfig';
import type { Clock } from '../../lib/clock';
import type { ServiceAccount } from './serviceAccount';

/** Gives live sessions what they read live updates with. */
export interface FirebaseSessions {
  begin(session: { userId: string; sessionId: string }): Promise<FirebaseSession>;
}

export function createFirebaseSessions({
  config,
  account,
  reader,
  clock,
}: {
  config: FirestoreConfig;
  account: Pick<ServiceAccount, 'customToken'>;
  reader: Pick<ChangeLogReader, 'position'>;
  clock: Clock;
}): FirebaseSessions {
  const { projectId, apiKey, authDomain, emulator, authEmulator } = config;
  return {
    async begin({ userId, sessionId }) {
      return {
        token: await account.customToken(
          { uid: userId, claims: { [SESSION_CLAIM]: sessionId } },
          clock.now(),
        ),
        sessionId,
        place: sortableCursor(reader.position),
        project: { projectId, apiKey, authDomain },
        emulators: { firestore: emulator, auth: authEmulator },
      };
    },
  };
}
