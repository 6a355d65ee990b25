import type { RequestOf, ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type {
  beginSocial,
  PendingSocial,
  SocialAuthResult,
  SocialConnection,
  signInOptions,
  socialAuth,
  socialConnections,
  socialRegister,
} from '#domain/api/social';
import { registrationSchema } from '#domain/candidates/registration.schema';
import { isForSignedIn } from '#domain/signIn/bankidRequests';
import { safeTargetPath } from '#domain/signIn/targetPath';
import type { SocialProviderId } from '#domain/signIn/ways';
import { ALL_CONFIRMED } from '#domain/text/confirmedNumber';
import { tidyName } from '#domain/text/tidy';
import { appendChange } from '../../changeLog/changeLog';
import type { Clock } from '../../lib/clock';
import { hashToken } from '../../lib/tokens';
import { type Caller, refuseSignedIn, signedInCaller } from '../../policy/caller';
import type { Database, Queryable } from '../../storage/database';
import { type AddedWay, deleteAddedWay, isWaiting, listAddedWays } from '../addedWays.repository';
import type { ResponseType, TakenRequest } from '../authorizationRequests.repository';
import { newBrowserCookie } from '../browserCookies';
import { enterSignIn, type IdentityDoors } from '../identityDoors';
import type { LoginTokens } from '../loginTokens';
import { issueLoginToken } from '../loginTokens.repository';
import { findMailOwner } from '../pendingEmail.repository';
import { refuseWaiting, requireProof, requireRecentBankid } from '../proof';
import { findRegistration } from '../registrations.repository';
import { noteWayUse } from '../sessions.repository';
import { refuseSuspended } from '../suspension.repository';
import { findProfile } from '../users.repository';
import {
  findPendingSocial,
  type StoredPending,
  savePendingSocial,
  takePendingSocial,
} from './pendingSocial.repository';
import type { AnsweredSocial, BegunSocial, Social } from './social';
import type { SocialAccounts } from './socialAccounts';
import {
  findUserBySocial,
  listSocial,
  type StoredConnection,
  unlinkSocial,
} from './socialIdentities.repository';
import type { SocialIdentity } from './socialProvider';

export interface SocialServiceDeps {
  db: Database;
  clock: Clock;
  social: Social;
  loginTokens: Pick<LoginTokens, 'make'>;
  /** Creates accounts, and notifies their owners of new sign-in methods. */
  accounts: SocialAccounts;
  door: IdentityDoors['signIn'];
}

/** The user of a login token. */
type Grantee = Pick<TakenRequest, 'browserHash' | 'targetPath' | 'shared'>;

export type SocialService = ReturnType<typeof createSocialService>;

/** Signing in, registering and connecting by Google and Facebook. */
export function createSocialService(deps: SocialServiceDeps) {
  const { db, clock, social, accounts, loginTokens, door } = deps;

  async function grant(
    tx: Queryable,
    userId: string,
    { browserHash, targetPath, shared }: Grantee,
    { provider }: Pick<SocialIdentity, 'provider'>,
  ): Promise<SocialAuthResult & { login_token: string }> {
    const userData = await findProfile(tx, userId);
    if (!userData) throw new ApiError('social_login_failed', 'The account is gone.');
    await refuseSuspended(tx, userId);
    const proves = !(await isWaiting(tx, userId, provider));
    const owner = { userId, browserHash, shared, byBankid: false, proves };
    const now = clock.now();
    const token = await loginTokens.make(userId, now);
    return { userData, login_token: await issueLoginToken(tx, owner, now, token), targetPath };
  }

  /**
   * The account that a BankID login could link the identity to: found by an address that the
   * provider has verified and the account's owner has confirmed.
   */
  async function addressOwner(tx: Queryable, { email }: SocialIdentity): Promise<string | null> {
    return email === null ? null : ((await findMailOwner(tx, email))?.userId ?? null);
  }

  async function connect(
    { identity, request }: AnsweredSocial,
    caller: Caller,
  ): Promise<SocialAuthResult> {
    const signedIn = signedInCaller(caller);
    const { userId } = signedIn;
    if (request.userId !== userId) {
      throw new ApiError('invalid_token', 'The answer belongs to another account.');
    }
    return db.transaction(async (tx) => {
      await requireProof(tx, signedIn, clock);
      if ((await findUserBySocial(tx, identity)) !== userId) {
        if (!(await accounts.link(tx, { userId, identity, userAgent: caller.userAgent }))) {
          throw new ApiError('conflict', 'It is connected elsewhere, or another one is here.');
        }
      }
      const userData = await findProfile(tx, userId);
      if (!userData) throw new ApiError('authentication_required', 'Sign in first.');
      await appendChange(tx, { scope: `user:${userId}`, type: 'profile', entityId: userId });
      return { userData, login_token: null, targetPath: request.targetPath };
    });
  }

  /** Records that the caller has shown themselves by a provider that signs them in. */
  async function confirm(
    { identity, request }: AnsweredSocial,
    caller: Caller,
  ): Promise<SocialAuthResult> {
    const { userId, sessionId } = signedInCaller(caller);
    return db.transaction(async (tx) => {
      const isTheirs =
        request.userId === userId && (await findUserBySocial(tx, identity)) === userId;
      if (!isTheirs) throw new ApiError('invalid_token', 'It signs another account in.');
      await refuseWaiting(tx, userId, identity.provider);
      await noteWayUse(tx, { id: sessionId, byBankid: false, proves: true }, clock.now());
      const userData = await findProfile(tx, userId);
      if (!userData) throw new ApiError('authentication_required', 'Sign in first.');
      return { userData, login_token: null, targetPath: request.targetPath };
    });
  }

  /** The registration that the request was begun to complete, when it is complete. */
  async function wholeRegistration(tx: Queryable, { registrationId }: TakenRequest) {
    if (registrationId === null) return null;
    const details = await findRegistration(tx, registrationId, clock.now());
    if (
      !details ||
      !registrationSchema.isValidSync(details, { strict: true, context: ALL_CONFIRMED })
    )
      return null;
    return { id: registrationId, details };
  }

  /** Stores the verified identity for this browser's next step, and says which step that is. */
  async function keep(
    tx: Queryable,
    { identity, request }: AnsweredSocial,
    userId: string | null,
  ): Promise<ApiError> {
    const { browserHash, targetPath, shared } = request;
    await savePendingSocial(tx, { identity, browserHash, targetPath, shared, userId }, clock.now());
    return userId === null
      ? new ApiError('social_not_registered', 'Nobody has registered with this yet.')
      : new ApiError('link_requires_bankid', 'An account has this address: use its BankID first.');
  }

  async function enter(answered: AnsweredSocial, caller: Caller): Promise<SocialAuthResult> {
    const { identity, request } = answered;
    refuseSignedIn(caller);
    const outcome = await db.transaction(async (tx) => {
      const known = await findUserBySocial(tx, identity);
      if (known !== null) {
        await accounts.proved(tx, { userId: known, email: identity.email });
        return grant(tx, known, request, identity);
      }
      const owner = await addressOwner(tx, identity);
      if (owner !== null) return keep(tx, answered, owner);
      const registration = await wholeRegistration(tx, request);
      if (!registration || !identity.name) return keep(tx, answered, null);
      const { language } = caller;
      const userId = await accounts.make(tx, {
        registration,
        identity,
        name: identity.name,
        language,
      });
      return grant(tx, userId, request, identity);
    });
    // Thrown outside the transaction, since what was stored must stay
    if (outcome instanceof ApiError) throw outcome;
    return outcome;
  }

  /** Completes what a request was begun for. */
  function finish(answered: AnsweredSocial, caller: Caller): Promise<SocialAuthResult> {
    const { purpose } = answered.request;
    if (purpose === 'connect') return connect(answered, caller);
    return purpose === 'confirm' ? confirm(answered, caller) : enter(answered, caller);
  }

  async function openRegistration(id: string | undefined): Promise<string | null> {
    if (id === undefined) return null;
    if ((await findRegistration(db, id, clock.now())) !== null) return id;
    throw new ApiError('session_not_found', 'No Session Found!');
  }

  return {
    options(): Pick<ResponseOf<typeof signInOptions>, 'providers'> {
      const providers = social.offered().map(({ id, simulated }) => ({ provider: id, simulated }));
      return { providers };
    },

    /**
     * Begins an authorization request.
     * @param responseType - how the provider responds; the provider's own type when absent.
     */
    async begin(
      request: RequestOf<typeof beginSocial>,
      caller: Caller,
      responseType?: ResponseType,
    ): Promise<BegunSocial & { browserId: string; outdated: string[] }> {
      const { purpose, language, targetPath, sessionID, sharedComputer } = request;
      const provider = social.provider(request.provider);
      if (!isForSignedIn(purpose)) refuseSignedIn(caller);
      const signedIn = isForSignedIn(purpose) ? signedInCaller(caller) : null;
      if (signedIn && purpose === 'connect') await requireProof(db, signedIn, clock);
      const registrationId = purpose === 'register' ? await openRegistration(sessionID) : null;
      const cookie = newBrowserCookie(caller.browserIds);
      const browserHash = hashToken(cookie.browserId);
      await enterSignIn(db, door, { browserHash, ip: caller.ip });
      const begun = await social.begin({
        provider,
        purpose,
        language,
        browserId: cookie.browserId,
        userId: signedIn?.userId ?? null,
        registrationId,
        targetPath: safeTargetPath(targetPath),
        responseType: responseType ?? provider.responseType,
        shared: sharedComputer ?? false,
      });
      return { ...begun, ...cookie };
    },

    /** Completes a request with an ID token; the other parameters must be the request's. */
    async accept(
      { userId, sessionID, ...answer }: RequestOf<typeof socialAuth>,
      caller: Caller,
    ): Promise<SocialAuthResult> {
      const answered = await social.accept(answer, caller.browserIds);
      const { request } = answered;
      if (userId !== undefined && userId !== request.userId) {
        throw new ApiError('forbidden', 'A sign-in can be connected to your own account only.');
      }
      if (sessionID !== undefined && sessionID !== request.registrationId) {
        throw new ApiError('invalid_token', 'The answer belongs to another registration.');
      }
      return finish(answered, caller);
    },

    /** Completes a request with the identity that a code was exchanged for. */
    finish,

    /** The pending identity of the caller's browser. */
    async pending({ browserIds, userId }: Caller): Promise<PendingSocial | null> {
      if (userId !== null) return null;
      const found = await findPendingSocial(db, browserIds.map(hashToken), clock.now());
      if (!found) return null;
      const { provider, name, email } = found.identity;
      return {
        wants: found.userId === null ? 'register' : 'link',
        provider,
        firstName: name?.firstName ?? null,
        lastName: name?.lastName ?? null,
        email,
        targetPath: found.targetPath,
      };
    },

    /** Completes a registration with the identity that a provider has verified in this browser. */
    async register(
      { sessionID, firstName, lastName }: RequestOf<typeof socialRegister>,
      caller: Caller,
    ): Promise<SocialAuthResult & { login_token: string }> {
      refuseSignedIn(caller);
      return db.transaction(async (tx) => {
        const hashes = caller.browserIds.map(hashToken);
        const waiting = await takePendingSocial(tx, hashes, clock.now());
        const pending = waiting.find(({ userId }) => userId === null);
        if (!pending) {
          throw new ApiError('social_login_failed', 'Nobody has been vouched for in this browser.');
        }
        const details = await findRegistration(tx, sessionID, clock.now());
        if (!details) throw new ApiError('session_not_found', 'No Session Found!');
        const { identity } = pending;
        const name = { firstName: tidyName(firstName), lastName: tidyName(lastName) };
        const userId = await accounts.make(tx, {
          registration: { id: sessionID, details },
          identity,
          name,
          language: caller.language,
        });
        return grant(tx, userId, pending, identity);
      });
    },

    /**
     * Links the identity that is pending in this browser when it is for the account that logs in.
     * Called in the transaction of a BankID login; pending identities of other accounts are
     * deleted. A BankID that was itself added within the last day links nothing.
     */
    async linkWaiting(
      tx: Queryable,
      userId: string,
      { browserIds, userAgent }: Pick<Caller, 'browserIds' | 'userAgent'>,
    ): Promise<void> {
      const waiting = await takePendingSocial(tx, browserIds.map(hashToken), clock.now());
      if (await isWaiting(tx, userId, 'bankid')) return;
      const theirs = (one: StoredPending) => one.userId === userId;
      for (const { identity } of waiting.filter(theirs)) {
        await accounts.link(tx, { userId, identity, userAgent });
      }
    },

    async connections(
      caller: Caller,
    ): Promise<Pick<ResponseOf<typeof socialConnections>, 'results' | 'bankid'>> {
      const { userId } = signedInCaller(caller);
      const added = await listAddedWays(db, userId);
      const bankid = added.find(({ way }) => way === 'bankid');
      return {
        results: withAdded(await listSocial(db, userId), added),
        bankid: bankid
          ? { addedAt: bankid.addedAt, countsFrom: bankid.countsFrom, device: bankid.device }
          : null,
      };
    },

    async disconnect(provider: SocialProviderId, caller: Caller): Promise<SocialConnection[]> {
      const signedIn = signedInCaller(caller);
      const { userId } = signedIn;
      return db.transaction(async (tx) => {
        await requireRecentBankid(tx, signedIn, clock);
        const unlinked = await unlinkSocial(tx, { userId, provider });
        if (unlinked) {
          await accounts.removed(tx, { userId, way: provider, ...unlinked });
          await deleteAddedWay(tx, { userId, way: provider });
          await appendChange(tx, { scope: `user:${userId}`, type: 'profile', entityId: userId });
        }
        return withAdded(await listSocial(tx, userId), await listAddedWays(tx, userId));
      });
    },
  };
}

/** Each connection with what is known of its adding; an account's first way has nothing. */
function withAdded(
  connections: readonly StoredConnection[],
  added: readonly AddedWay[],
): SocialConnection[] {
  return connections.map((one) => {
    const { countsFrom = null, device = null } =
      added.find(({ way }) => way === one.provider) ?? {};
    return { ...one, countsFrom, device };
  });
}
