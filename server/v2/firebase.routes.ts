import { firebaseToken } from '#domain/api/firebase';
import { nothingSchema } from '#domain/api/session.schema';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { FirebaseSessions } from '../live/firestore/firebaseSessions';
import { signedInCaller } from '../policy/caller';

/** Calls a minute from one address: a token is asked for once a page. */
const PER_MINUTE = 120;

/** @param sessions - null where live updates do not come from Firestore. */
export function firebaseRoutes(sessions: FirebaseSessions | null): Route[] {
  return [
    route(
      firebaseToken,
      parser(nothingSchema),
      async (_request, caller) => ({
        status: 0,
        firebase: sessions && (await sessions.begin(signedInCaller(caller))),
      }),
      { perMinute: PER_MINUTE },
    ),
  ];
}
