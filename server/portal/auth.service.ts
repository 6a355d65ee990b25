import { ApiError } from '#domain/api/errors';
import type { BankidAnswer } from '#domain/api/portal';
import type { RegistrationDetails } from '#domain/api/v2';
import { registrationSchema } from '#domain/candidates/registration.schema';
import type { Clock } from '../clock';
import { parser } from '../http/parse';
import type { Caller } from '../http/route';
import type { Bankid, BankidIdentity } from '../identity/bankid';
import { refuseSignedIn, signedInCaller } from '../identity/callers';
import { issueLoginToken } from '../identity/loginTokens';
import { completeRegistration, findRegistration } from '../identity/registrations.repository';
import {
  connectUser,
  findUserByBankid,
  insertUser,
  refreshVerifiedName,
} from '../identity/users.repository';
import { appendChange } from '../live/changeLog';
import type { Database, Queryable } from '../storage/database';

export interface AuthDeps {
  db: Database;
  clock: Clock;
  bankid: Bankid;
}

/** A way in: the one-time token, and where to go afterwards. */
export interface LoginGrant {
  login_token: string;
  targetPath: string | null;
}

const parseRegistration = parser(registrationSchema);

/** Part 7's three BankID calls. Each spends the authorization request that its id_token answers. */
export function createAuthService({ db, clock, bankid }: AuthDeps) {
  async function readRegistration(id: string): Promise<RegistrationDetails> {
    const details = await findRegistration(db, id, clock.now());
    if (!details) throw new ApiError('session_not_found', 'No Session Found!');
    return parseRegistration(details);
  }

  return {
    /** Makes the account that an open, complete registration describes, with the token's names. */
    async register(
      { sessionID, ...answer }: BankidAnswer & { sessionID: string },
      caller: Caller,
    ): Promise<LoginGrant> {
      refuseSignedIn(caller);
      const details = await readRegistration(sessionID);
      const identity = await bankid.accept(answer, {
        browserIds: caller.browserIds,
        purpose: 'register',
      });
      const { authorizationRequest, name } = identity;
      if (authorizationRequest.registrationId !== sessionID) {
        throw new ApiError('invalid_token', 'The BankID answer belongs to another registration.');
      }
      if (!name) throw new ApiError('bankid_failed', 'The BankID answer carries no name.');
      const now = clock.now();
      return db.transaction(async (tx) => {
        if (!(await completeRegistration(tx, sessionID, now))) {
          throw new ApiError('session_not_found', 'No Session Found!');
        }
        const account = { ...details, ...name, language: caller.language, bankid: identity };
        const userId = await insertUser(tx, account, now);
        if (userId === null) throw await whyNotInserted(tx, identity);
        const { browserHash, targetPath } = authorizationRequest;
        return { login_token: await issueLoginToken(tx, { userId, browserHash }, now), targetPath };
      });
    },

    async login(answer: BankidAnswer, caller: Caller): Promise<LoginGrant> {
      refuseSignedIn(caller);
      const identity = await bankid.accept(answer, {
        browserIds: caller.browserIds,
        purpose: 'login',
      });
      const { browserHash, targetPath } = identity.authorizationRequest;
      const now = clock.now();
      return db.transaction(async (tx) => {
        const userId = await findUserByBankid(tx, identity);
        if (userId === null) {
          throw new ApiError('bankid_not_registered', 'This BankID is not registered here.');
        }
        if (identity.name && (await refreshVerifiedName(tx, userId, identity.name, now))) {
          await appendProfileChange(tx, userId);
        }
        return { login_token: await issueLoginToken(tx, { userId, browserHash }, now), targetPath };
      });
    },

    /** Ties a BankID to the caller's own account; answers where to go afterwards. */
    async connect(
      { userId, id_token, state }: BankidAnswer & { userId: string },
      caller: Caller,
    ): Promise<string | null> {
      const own = signedInCaller(caller);
      if (userId !== own.userId) {
        throw new ApiError('forbidden', 'A BankID can be connected to your own account only.');
      }
      const identity = await bankid.accept(
        { id_token, state },
        { browserIds: caller.browserIds, purpose: 'connect' },
      );
      if (identity.authorizationRequest.userId !== own.userId) {
        throw new ApiError('invalid_token', 'The BankID answer belongs to another account.');
      }
      const { name } = identity;
      if (!name) throw new ApiError('bankid_failed', 'The BankID answer carries no name.');
      await db.transaction(async (tx) => {
        if (!(await connectUser(tx, own.userId, { ...identity, name }, clock.now()))) {
          throw new ApiError('conflict', 'This BankID or this account is connected already.');
        }
        await appendProfileChange(tx, own.userId);
      });
      return identity.authorizationRequest.targetPath;
    },
  };
}

function appendProfileChange(tx: Queryable, userId: string): Promise<void> {
  return appendChange(tx, { scope: `user:${userId}`, type: 'profile', entityId: userId });
}

async function whyNotInserted(tx: Queryable, identity: BankidIdentity): Promise<ApiError> {
  if ((await findUserByBankid(tx, identity)) !== null) {
    return new ApiError('already_registered', 'This BankID has an account already.');
  }
  return new ApiError('email_taken', 'An account with this email already exists.', {
    email: 'validation.email_taken',
  });
}
