import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { beginBankid, Profile } from '#domain/api/v2';
import { safeTargetPath } from '#domain/targetPath';
import type { Clock } from '../clock';
import type { Caller } from '../http/route';
import type { Bankid } from '../identity/bankid';
import { refuseSignedIn, signedInCaller } from '../identity/callers';
import { spendLoginToken } from '../identity/loginTokens';
import { findRegistration } from '../identity/registrations.repository';
import type { Sessions } from '../identity/sessions';
import { DAY, SECOND } from '../identity/time';
import { hashToken, isToken, randomToken } from '../identity/tokens';
import { findProfile } from '../identity/users.repository';
import type { Database } from '../storage/database';

export interface SessionDeps {
  db: Database;
  clock: Clock;
  bankid: Bankid;
  sessions: Sessions;
}

/** Seconds that a browser may still be recognised after it left for the broker. */
export const BROWSER_COOKIE_AGE = DAY / SECOND;

export function createSessionService({ db, clock, bankid, sessions }: SessionDeps) {
  async function registrationFor(sessionID: string | undefined): Promise<string> {
    const open =
      sessionID !== undefined && (await findRegistration(db, sessionID, clock.now())) !== null;
    if (!open) throw new ApiError('session_not_found', 'No Session Found!');
    return sessionID;
  }

  return {
    /**
     * Begins an authorization request. The browser keeps the cookie it has, so that one begun in
     * another tab can still end.
     */
    async beginBankid(
      { purpose, device, language, targetPath, sessionID }: RequestOf<typeof beginBankid>,
      caller: Caller,
    ): Promise<{ authorizeUrl: string; browserId: string }> {
      if (purpose !== 'connect') refuseSignedIn(caller);
      const userId = purpose === 'connect' ? signedInCaller(caller).userId : null;
      const registrationId = purpose === 'register' ? await registrationFor(sessionID) : null;
      const known = caller.browserId;
      const browserId = known !== null && isToken(known) ? known : randomToken();
      const authorizeUrl = await bankid.begin({
        purpose,
        device,
        language,
        browserId,
        userId,
        registrationId,
        targetPath: safeTargetPath(targetPath),
      });
      return { authorizeUrl, browserId };
    },

    /** Spends a login token for a new session; the caller's old one ends. */
    async signIn(
      loginToken: string,
      { browserId, sessionId }: Caller,
    ): Promise<{ cookieValue: string; profile: Profile }> {
      const now = clock.now();
      const signedIn = await db.transaction(async (tx) => {
        const userId =
          browserId === null
            ? null
            : await spendLoginToken(
                tx,
                { token: loginToken, browserHash: hashToken(browserId) },
                now,
              );
        const profile = userId === null ? null : await findProfile(tx, userId);
        if (!profile) throw new ApiError('invalid_token', 'The login token cannot be used.');
        return { profile, cookieValue: await sessions.start(tx, profile.userId) };
      });
      if (sessionId !== null) await sessions.end(sessionId);
      return signedIn;
    },

    profileOf: (userId: string) => findProfile(db, userId),
  };
}
