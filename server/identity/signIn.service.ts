import type { RequestOf, ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { Profile, signOut } from '#domain/api/v2';
import type { beginBankid, begunSignIn } from '#domain/api/waysIn';
import { isForSignedIn } from '#domain/signIn/bankidRequests';
import { safeTargetPath } from '#domain/signIn/targetPath';
import type { Clock } from '../lib/clock';
import { hashToken } from '../lib/tokens';
import { type Caller, refuseSignedIn, signedInCaller } from '../policy/caller';
import type { Database } from '../storage/database';
import { findBegunRequest, type SignInProvider } from './authorizationRequests.repository';
import type { AuthorizationRequestPlan, Bankid } from './bankid';
import { newBrowserCookie } from './browserCookies';
import { deviceName } from './deviceName';
import { enterSignIn, type IdentityDoors } from './identityDoors';
import type { LoginTokens } from './loginTokens';
import { consumeLoginToken } from './loginTokens.repository';
import { requireProof } from './proof';
import { findRegistration } from './registrations.repository';
import { appendSessionStart } from './sessionChanges';
import type { Sessions } from './sessions.service';
import { refuseSuspended } from './suspension.repository';
import { findProfile, hasBankid } from './users.repository';

interface SignInDeps {
  db: Database;
  clock: Clock;
  bankid: Bankid;
  loginTokens: Pick<LoginTokens, 'cookieFor'>;
  sessions: Sessions;
  door: IdentityDoors['signIn'];
}

export type SignInService = ReturnType<typeof createSignInService>;

export function createSignInService(deps: SignInDeps) {
  const { db, clock, bankid, loginTokens, sessions, door } = deps;

  async function registrationFor(sessionID: string | undefined): Promise<string> {
    const open =
      sessionID !== undefined && (await findRegistration(db, sessionID, clock.now())) !== null;
    if (!open) throw new ApiError('session_not_found', 'No Session Found!');
    return sessionID;
  }

  return {
    /**
     * Begins an authorization request.
     *
     * @param byScript - a page with a script asks, and finishes it.
     * @returns where to go, the request's new cookie, and the cookies that are replaced.
     */
    async beginBankid(
      request: RequestOf<typeof beginBankid>,
      caller: Caller,
      byScript: boolean,
    ): Promise<{ authorizeUrl: string; browserId: string; outdated: string[] }> {
      const { purpose, device, language, targetPath, sessionID, sharedComputer } = request;
      if (!isForSignedIn(purpose)) refuseSignedIn(caller);
      const signedIn = isForSignedIn(purpose) ? signedInCaller(caller) : null;
      const userId = signedIn?.userId ?? null;
      if (purpose === 'connect' && signedIn) await requireProof(db, signedIn, clock);
      if (purpose === 'confirm' && userId !== null && !(await hasBankid(db, userId))) {
        throw new ApiError('conflict', 'This account has no BankID yet; connect one.');
      }
      const registrationId = purpose === 'register' ? await registrationFor(sessionID) : null;
      const cookie = newBrowserCookie(caller.browserIds);
      const browserHash = hashToken(cookie.browserId);
      await enterSignIn(db, door, { browserHash, ip: caller.ip });
      const authorizeUrl = await bankid.begin({
        purpose,
        device,
        language,
        browserId: cookie.browserId,
        userId,
        registrationId,
        targetPath: safeTargetPath(targetPath),
        responseType: await bankid.responseTypeFor(byScript),
        byScript,
        shared: sharedComputer ?? false,
      });
      return { authorizeUrl, ...cookie };
    },

    /**
     * Begins a request by which somebody signs a reference, with an account or without: it signs
     * nobody in.
     *
     * @param targetPath - where a return without a script leads that has failed.
     * @returns as `beginBankid`, and the request's state, by which its caller knows it again.
     */
    async beginReference(
      {
        device,
        language,
        targetPath,
        byScript,
      }: Pick<AuthorizationRequestPlan, 'device' | 'language' | 'byScript'> & {
        targetPath: string;
      },
      caller: Caller,
    ): Promise<{ authorizeUrl: string; browserId: string; outdated: string[]; state: string }> {
      const cookie = newBrowserCookie(caller.browserIds);
      await enterSignIn(db, door, { browserHash: hashToken(cookie.browserId), ip: caller.ip });
      const authorizeUrl = await bankid.begin({
        purpose: 'reference',
        device,
        language,
        browserId: cookie.browserId,
        userId: null,
        registrationId: null,
        targetPath,
        responseType: await bankid.responseTypeFor(byScript),
        byScript,
        shared: false,
      });
      const state = new URL(authorizeUrl).searchParams.get('state') ?? '';
      return { authorizeUrl, ...cookie, state };
    },

    /**
     * What the request with this state was begun for; null when the caller's browser began none. The
     * answer is the same for a state of another browser and for one that never was.
     */
    async begun(
      { state }: RequestOf<typeof begunSignIn>,
      { browserIds }: Caller,
    ): Promise<ResponseOf<typeof begunSignIn>['begun']> {
      const browserHashes = browserIds.map(hashToken);
      const request = await findBegunRequest(db, { state, browserHashes }, clock.now());
      if (!request) return null;
      const { purpose, provider, targetPath, registrationId, shared } = request;
      return {
        purpose,
        provider: provider === 'bankid' ? null : provider,
        targetPath,
        sessionID: registrationId,
        sharedComputer: shared,
      };
    },

    /**
     * Ends a request that the provider answered with an error. The answer came to the page, which
     * tells us, so that the operator learns of it too.
     * @returns the provider; null for a request of another browser, or one that is answered.
     */
    async refused(state: string, { browserIds }: Caller): Promise<SignInProvider | null> {
      return (await bankid.end(state, browserIds))?.provider ?? null;
    },

    /** Uses up a login token for a new session; the caller's old one ends. */
    async signIn(
      loginToken: string,
      { browserIds, sessionId, userAgent }: Caller,
    ): Promise<{ cookieValue: string; profile: Profile; shared: boolean; browserHash: string }> {
      const now = clock.now();
      const signedIn = await db.transaction(async (tx) => {
        const browserHashes = browserIds.map(hashToken);
        const spent = await consumeLoginToken(tx, { token: loginToken, browserHashes }, now);
        const profile = spent && (await findProfile(tx, spent.userId));
        if (!profile) throw new ApiError('invalid_token', 'The login token cannot be used.');
        await refuseSuspended(tx, spent.userId);
        const { shared, byBankid, proves, browserHash } = spent;
        const device = deviceName(userAgent);
        const cookieValue = loginTokens.cookieFor(loginToken);
        await sessions.start(tx, spent.userId, { shared, byBankid, proves, device, cookieValue });
        await appendSessionStart(tx, { userId: spent.userId, sessionId: hashToken(cookieValue) });
        return { profile, shared, cookieValue, browserHash };
      });
      if (sessionId !== null) await sessions.end(sessionId, 'session_replaced');
      return signedIn;
    },

    /**
     * Ends the caller's session, or all of theirs; returns how many. Does nothing for a visitor.
     */
    async signOut(
      { everywhere }: RequestOf<typeof signOut>,
      { userId, sessionId }: Caller,
    ): Promise<number> {
      if (userId === null || sessionId === null) return 0;
      if (everywhere) return sessions.endAll(userId);
      return (await sessions.end(sessionId)) ? 1 : 0;
    },
  };
}
