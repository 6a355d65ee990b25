import { ApiError } from '#domain/api/errors';
import type { BankidAnswer } from '#domain/api/portal';
import type { Profile } from '#domain/api/v2';
import type { PersonName } from '#domain/candidates/names';
import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import { registrationSchema } from '#domain/candidates/registration.schema';
import { isSameName } from '#domain/candidates/sameName';
import { CONFIRMED_FIELD } from '#domain/text/confirmedField';
import { appendChange } from '../changeLog/changeLog';
import { parser } from '../http/parse';
import type { Clock } from '../lib/clock';
import { type Caller, refuseSignedIn, type SignedIn, signedInCaller } from '../policy/caller';
import type { Database, Queryable } from '../storage/database';
import { isWaiting } from './addedWays.repository';
import type { AuthorizationRequest } from './authorizationRequests.repository';
import type { Bankid, BankidIdentity } from './bankid';
import { brokerFault } from './brokerFault';
import { deviceName } from './deviceName';
import type { EmailChangeService } from './emailChange.service';
import type { IdentityDoors } from './identityDoors';
import type { LoginTokens } from './loginTokens';
import { issueLoginToken } from './loginTokens.repository';
import {
  deletePendingBankid,
  lockPendingBankid,
  savePendingBankid,
} from './pendingBankid.repository';
import { requireProof } from './proof';
import { saveRegisteredDetails } from './registeredDetails';
import { completeRegistration, findRegistration } from './registrations.repository';
import { noteWayUse } from './sessions.repository';
import { refuseSuspended } from './suspension.repository';
import {
  type BankidKey,
  connectUser,
  findProfile,
  findUserByBankid,
  hasBankid,
  insertUser,
  isEmailTaken,
  lockProfile,
  refreshVerifiedName,
} from './users.repository';
import type { WayChanges } from './wayChanges';

interface AuthDeps {
  db: Database;
  clock: Clock;
  bankid: Bankid;
  loginTokens: Pick<LoginTokens, 'make'>;
  /** Whether the run's phone country codes are production's (part 2). */
  production: boolean;
  door: IdentityDoors['registration'];
  /** Links the provider's account that is pending in this browser, in the login's transaction. */
  linkWaiting(tx: Queryable, userId: string, caller: Caller): Promise<void>;
  emailChange: Pick<EmailChangeService, 'askToConfirm'>;
  wayChanges: Pick<WayChanges, 'add'>;
}

/** The session that adds a BankID. */
interface Adding extends Pick<SignedIn, 'userId' | 'sessionId'>, Pick<Caller, 'userAgent'> {
  /** The BankID is in another name than the account's. */
  otherName: boolean;
}

/** The question about a BankID in another name than the account's. */
export interface PendingBankidQuestion {
  bankid: PersonName;
  account: PersonName;
  targetPath: string | null;
}

/** The one-time token, and where to go afterwards. */
export interface LoginGrant {
  login_token: string;
  targetPath: string | null;
}

const parseRegistration = parser(registrationSchema);

export type AuthService = ReturnType<typeof createAuthService>;

/**
 * Part 7's three BankID calls, the confirmation of one's own BankID, and the same for the code
 * flow. Each uses up its authorization request.
 */
export function createAuthService(deps: AuthDeps) {
  const { db, clock, bankid, production, door, linkWaiting, emailChange, wayChanges } = deps;

  /** The one-time token, for the browser that began the request. */
  async function grant(
    tx: Queryable,
    userId: string,
    { browserHash, targetPath, shared }: AuthorizationRequest,
    now: number,
  ): Promise<LoginGrant> {
    const proves = !(await isWaiting(tx, userId, 'bankid'));
    const owner = { userId, browserHash, shared, byBankid: true, proves };
    const token = await deps.loginTokens.make(userId, now);
    return { login_token: await issueLoginToken(tx, owner, now, token), targetPath };
  }

  async function readRegistration(id: string): Promise<RegistrationDetails> {
    const details = await findRegistration(db, id, clock.now());
    if (!details) throw new ApiError('session_not_found', 'No Session Found!');
    return parseRegistration({ ...details, [CONFIRMED_FIELD]: true });
  }

  /** Creates the account of an open, complete registration, with the token's names. */
  async function register(
    identity: BankidIdentity,
    { id, details }: { id: string; details: RegistrationDetails },
    { language }: Caller,
  ): Promise<LoginGrant> {
    const { authorizationRequest, name } = identity;
    if (authorizationRequest.registrationId !== id) {
      throw new ApiError('invalid_token', 'The BankID answer belongs to another registration.');
    }
    if (!name) throw namelessAnswer();
    const now = clock.now();
    return db.transaction(async (tx) => {
      if (!(await completeRegistration(tx, id, now))) {
        throw new ApiError('session_not_found', 'No Session Found!');
      }
      await door.leave(tx, [id]);
      const { email } = details;
      if (await isEmailTaken(tx, email)) throw await whyNotInserted(tx, identity);
      const user = { ...details, ...name, language, bankid: identity, emailConfirmed: false };
      const userId = await insertUser(tx, user, now);
      if (userId === null) throw await whyNotInserted(tx, identity);
      await saveRegisteredDetails(tx, userId, details, { now, production });
      await emailChange.askToConfirm(tx, { userId, email, language });
      return grant(tx, userId, authorizationRequest, now);
    });
  }

  async function logIn(identity: BankidIdentity, caller: Caller): Promise<LoginGrant> {
    const now = clock.now();
    return db.transaction(async (tx) => {
      const userId = await findUserByBankid(tx, identity);
      if (userId === null) {
        throw new ApiError('bankid_not_registered', 'This BankID is not registered here.');
      }
      await refuseSuspended(tx, userId);
      if (identity.name && (await refreshVerifiedName(tx, userId, identity.name, now))) {
        await appendProfileChange(tx, userId);
      }
      await linkWaiting(tx, userId, caller);
      return grant(tx, userId, identity.authorizationRequest, now);
    });
  }

  /** Connects a BankID to an account, and tells its owner. */
  async function addBankid(
    tx: Queryable,
    identity: BankidKey & { name: PersonName },
    { userId, sessionId, userAgent, otherName }: Adding,
  ): Promise<void> {
    const isNew = (await findUserByBankid(tx, identity)) !== userId;
    if (!(await connectUser(tx, userId, identity, clock.now()))) {
      throw new ApiError('conflict', 'This BankID or this account is connected already.');
    }
    if (isNew) {
      const device = deviceName(userAgent);
      await wayChanges.add(tx, { userId, way: 'bankid', device, otherName });
    }
    const proves = !(await isWaiting(tx, userId, 'bankid'));
    await noteWayUse(tx, { id: sessionId, byBankid: true, proves }, clock.now());
    await appendProfileChange(tx, userId);
  }

  /** Whether the account may get this BankID, and no other is asked about its name in vain. */
  async function refuseTaken(tx: Queryable, userId: string, key: BankidKey): Promise<void> {
    const owner = await findUserByBankid(tx, key);
    if (owner === userId || (owner === null && !(await hasBankid(tx, userId)))) return;
    throw new ApiError('conflict', 'This BankID or this account is connected already.');
  }

  /** Connects a BankID to the caller's own account; returns where to go afterwards. */
  async function connect(identity: BankidIdentity, caller: Caller): Promise<string | null> {
    const signedIn = signedInCaller(caller);
    const { userId } = signedIn;
    const { name, issuer, subject, authorizationRequest } = identity;
    if (authorizationRequest.userId !== userId) {
      throw new ApiError('invalid_token', 'The BankID answer belongs to another account.');
    }
    if (!name) throw namelessAnswer();
    const { targetPath } = authorizationRequest;
    const differs = await db.transaction(async (tx) => {
      const profile = await lockProfile(tx, userId);
      if (!profile) throw new ApiError('authentication_required', 'Sign in first.');
      await requireProof(tx, signedIn, clock);
      await refuseTaken(tx, userId, identity);
      if (isSameName(name, profile) || (await findUserByBankid(tx, identity)) === userId) {
        const { userAgent } = caller;
        await addBankid(
          tx,
          { issuer, subject, name },
          { ...signedIn, userAgent, otherName: false },
        );
        return false;
      }
      await savePendingBankid(tx, signedIn, { issuer, subject, name, targetPath }, clock.now());
      return true;
    });
    // Thrown outside the transaction, since the question must stay
    if (differs) throw nameDiffers();
    return targetPath;
  }

  /** Records that the caller has used their own BankID again; returns where to go afterwards. */
  async function confirm(identity: BankidIdentity, caller: Caller): Promise<string | null> {
    const { userId, sessionId } = signedInCaller(caller);
    await db.transaction(async (tx) => {
      const isTheirs =
        identity.authorizationRequest.userId === userId &&
        (await findUserByBankid(tx, identity)) === userId;
      if (!isTheirs) throw new ApiError('invalid_token', 'The BankID is not this account’s.');
      const proves = !(await isWaiting(tx, userId, 'bankid'));
      await noteWayUse(tx, { id: sessionId, byBankid: true, proves }, clock.now());
    });
    return identity.authorizationRequest.targetPath;
  }

  return {
    /** Completes a registration with the answer from the fragment. */
    async register(
      { sessionID, ...answer }: BankidAnswer & { sessionID: string },
      caller: Caller,
    ): Promise<LoginGrant> {
      refuseSignedIn(caller);
      const details = await readRegistration(sessionID);
      const { browserIds } = caller;
      const identity = await bankid.accept(answer, { browserIds, purpose: 'register' });
      return register(identity, { id: sessionID, details }, caller);
    },

    /** Logs in with the answer from the fragment. */
    async login(answer: BankidAnswer, caller: Caller): Promise<LoginGrant> {
      refuseSignedIn(caller);
      const { browserIds } = caller;
      return logIn(await bankid.accept(answer, { browserIds, purpose: 'login' }), caller);
    },

    /**
     * Connects a BankID with the answer from the fragment. The same call again, of a browser that
     * did not get the first response, gets the same one and changes nothing.
     */
    async connect(
      { userId, id_token, code, state }: BankidAnswer & { userId: string },
      caller: Caller,
    ): Promise<string | null> {
      if (userId !== signedInCaller(caller).userId) {
        throw new ApiError('forbidden', 'A BankID can only be connected to your own account.');
      }
      const { browserIds } = caller;
      const answer = { id_token, code, state };
      const sent = await bankid.acceptedBefore(answer, { browserIds, purpose: 'connect', userId });
      if (sent) {
        const { key, targetPath } = sent;
        const isDone = key
          ? (await findUserByBankid(db, key)) === userId
          : await hasBankid(db, userId);
        if (isDone) return targetPath;
        const asked = await lockPendingBankid(db, signedInCaller(caller), clock.now());
        if (asked && (key === null || isSameKey(asked, key))) throw nameDiffers();
      }
      return connect(await bankid.accept(answer, { browserIds, purpose: 'connect' }), caller);
    },

    /** The BankID in another name whose user this session is asked about; null for none. */
    async pendingBankid(caller: Caller): Promise<PendingBankidQuestion | null> {
      const signedIn = signedInCaller(caller);
      const pending = await lockPendingBankid(db, signedIn, clock.now());
      const profile = pending && (await findProfile(db, signedIn.userId));
      if (!pending || !profile) return null;
      const { firstName, lastName } = profile;
      return {
        bankid: pending.name,
        account: { firstName, lastName },
        targetPath: pending.targetPath,
      };
    },

    /**
     * The answer to that question: connects the BankID, or forgets it.
     * @throws ApiError `not_found` when nothing is asked any more, `conflict`, and those of
     *   `requireProof`.
     */
    async answerPendingBankid(
      { connect: isTheirs }: { connect: boolean },
      caller: Caller,
    ): Promise<{ profile: Profile; targetPath: string | null }> {
      const signedIn = signedInCaller(caller);
      const { userId } = signedIn;
      return db.transaction(async (tx) => {
        await lockProfile(tx, userId);
        const pending = await lockPendingBankid(tx, signedIn, clock.now());
        if (!pending) throw new ApiError('not_found', 'No BankID is waiting for an answer.');
        if (isTheirs) {
          await requireProof(tx, signedIn, clock);
          await refuseTaken(tx, userId, pending);
          const { userAgent } = caller;
          await addBankid(tx, pending, { ...signedIn, userAgent, otherName: true });
        }
        await deletePendingBankid(tx, userId);
        const profile = await findProfile(tx, userId);
        if (!profile) throw new ApiError('authentication_required', 'Sign in first.');
        return { profile, targetPath: pending.targetPath };
      });
    },

    /** Confirms the caller's own BankID with the answer from the fragment. */
    async confirm(answer: BankidAnswer, caller: Caller): Promise<string | null> {
      const { browserIds } = caller;
      return confirm(await bankid.accept(answer, { browserIds, purpose: 'confirm' }), caller);
    },

    /**
     * Completes what an authorization request was begun for, with the identity that a code was
     * exchanged for. `connect` and `confirm` need no login token: the caller is signed in.
     */
    async finish(
      identity: BankidIdentity,
      caller: Caller,
    ): Promise<LoginGrant | { login_token: null; targetPath: string | null }> {
      const { purpose, registrationId } = identity.authorizationRequest;
      if (purpose === 'connect') {
        return { login_token: null, targetPath: await connect(identity, caller) };
      }
      if (purpose === 'confirm') {
        return { login_token: null, targetPath: await confirm(identity, caller) };
      }
      // Its own call finishes it, in the page that began it
      if (purpose === 'reference') {
        throw new ApiError('invalid_token', 'This BankID answer signs nobody in.');
      }
      refuseSignedIn(caller);
      if (purpose === 'login') return logIn(identity, caller);
      if (registrationId === null) throw new ApiError('session_not_found', 'No Session Found!');
      const details = await readRegistration(registrationId);
      return register(identity, { id: registrationId, details }, caller);
    },
  };
}

function appendProfileChange(tx: Queryable, userId: string): Promise<void> {
  return appendChange(tx, { scope: `user:${userId}`, type: 'profile', entityId: userId });
}

/** An account has the name that BankID verified. */
const namelessAnswer = () =>
  brokerFault('its id_token has no `given_name` and `family_name`, and no `name`', 'bankid_failed');

const isSameKey = (one: BankidKey, other: BankidKey): boolean =>
  one.subject === other.subject && one.issuer === other.issuer;

function nameDiffers(): ApiError {
  return new ApiError('bankid_name_differs', 'The name in this BankID is not the account’s.');
}

async function whyNotInserted(tx: Queryable, identity: BankidIdentity): Promise<ApiError> {
  if ((await findUserByBankid(tx, identity)) !== null) {
    return new ApiError('already_registered', 'This BankID has an account already.');
  }
  return new ApiError('email_taken', 'An account with this email already exists.', {
    email: 'validation.email_taken',
  });
}
