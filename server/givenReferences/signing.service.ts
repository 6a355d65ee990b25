import type { RequestOf, ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type {
  readReferenceRequest,
  signReferenceByBankid,
  signReferenceByCode,
} from '#domain/api/givenReferences';
import {
  CODE_TRIES,
  type LinkResult,
  type TypedAnswers,
} from '#domain/givenReferences/givenReference';
import { wholeName } from '#domain/givenReferences/ownReference';
import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import type { BankidIdentity } from '../identity/bankid';
import { brokerRefusal } from '../identity/brokerFault';
import type { Identity } from '../identity/identity';
import type { Clock } from '../lib/clock';
import { instant } from '../lib/time';
import { hashToken, sameSecret } from '../lib/tokens';
import type { Outbox } from '../mail/outbox';
import type { Caller } from '../policy/caller';
import type { Database } from '../storage/database';
import { type BeginSigning, type Begun, createBeginnings, IN_TURN } from './beginSigning';
import {
  findLink,
  hiddenAddress,
  noLink,
  requireAlive,
  requireLinked,
  requireOpenFor,
  requirePast,
} from './linkedRequests';
import { stateOf } from './ownRequests';
import { findAsker, noteDeclined } from './requests.repository';
import { nameOf } from './requests.service';
import type { ReferenceSecrets } from './secrets';
import { createSignedActs } from './signedActs';
import { endSignings, findBegun, findRequestOf, lockSigning, noteTry } from './signings.repository';

type Answer<E> = Omit<ResponseOf<E>, 'status'>;

/**
 * What a referee does by the secret link of a mail. A link that never was, was withdrawn, declined,
 * used or is over is one and the same: `not_found`.
 */
export interface ReferenceSigning {
  read(
    request: RequestOf<typeof readReferenceRequest>,
    caller: Caller,
  ): Promise<Answer<typeof readReferenceRequest>>;
  /**
   * Keeps what a form without a script has posted and cannot be signed yet, as long as a signature
   * may take. Returns its secret: with the link, it shows what was typed, and signs nothing.
   *
   * @throws ApiError `not_found`
   */
  keepTyped(token: string, typed: TypedAnswers, caller: Caller): Promise<string>;
  /** @throws ApiError `not_found` */
  decline(token: string, caller: Caller): Promise<void>;
  /** The same by a form without a script; nobody is asked who they are. */
  declineByForm(token: string): Promise<LinkResult>;
  /** @throws ApiError `not_found`, `rate_limited` for codes, `bankid_unavailable`. */
  begin(request: BeginSigning, caller: Caller, byScript?: boolean): Promise<Begun>;
  /**
   * Again with the same code, it answers the same: the first answer may have been lost.
   *
   * @throws ApiError `not_found`, `invalid_token` for a wrong or old code.
   */
  byCode(
    request: RequestOf<typeof signReferenceByCode>,
    caller: Pick<Caller, 'userId'>,
  ): Promise<Answer<typeof signReferenceByCode>>;
  /**
   * @throws ApiError `not_found`, `conflict` (`fields` says why: `own`, `same_signer`, `other_signer`),
   *   and those of `Bankid.accept`.
   */
  byBankid(
    answer: RequestOf<typeof signReferenceByBankid>,
    caller: Caller,
  ): Promise<Answer<typeof signReferenceByBankid>>;
  /**
   * The same for a return without a script, whose answer is a code in the address, or an error.
   *
   * @throws ApiError `not_found` where this browser began no such request, and those of
   *   `brokerRefusal`: `bankid_cancelled` where BankID was left.
   */
  byCodeOfBankid(
    answer: Record<'state' | 'code' | 'error' | 'error_description', string | null>,
    caller: Caller,
  ): Promise<Answer<typeof signReferenceByBankid>>;
}

export function createReferenceSigning(deps: {
  db: Database;
  clock: Clock;
  events: Pick<Events, 'record'>;
  outbox: Outbox;
  secrets: ReferenceSecrets;
  identity: Pick<Identity, 'bankid' | 'signIn'>;
}): ReferenceSigning {
  const { db, clock, events, secrets, identity } = deps;
  const beginnings = createBeginnings(deps);
  const acts = createSignedActs(deps);

  const decline = (token: string, caller: Pick<Caller, 'userId'>): Promise<void> =>
    db.transaction(async (tx) => {
      const row = await requireLinked(tx, { token }, caller, { lock: true });
      requireOpenFor(row, 'give', clock.now());
      const { id: requestId, userId: uid } = row;
      const at = instant(clock.now());
      await noteDeclined(tx, requestId, at);
      await endSignings(tx, { requestId }, at);
      await events.record(tx, { type: 'reference.declined', uid, requestId, at });
      await appendChange(tx, { scope: `user:${uid}`, type: 'references', entityId: requestId });
    }, IN_TURN);

  return {
    async read({ id: token, signing }, caller) {
      const row = await findLink(db, { token });
      const state = row ? stateOf(row, clock.now()) : null;
      if (!row || (state !== 'asked' && state !== 'given')) {
        return { state: 'unknown', request: null };
      }
      if (row.userId === caller.userId) return { state: 'own', request: null };
      const asker = await findAsker(db, row.userId);
      if (!asker) return { state: 'unknown', request: null };
      return {
        state: state === 'asked' ? 'open' : 'given',
        request: {
          candidateName: nameOf(asker),
          workplace: row.workplace,
          name: row.name,
          codeTo: hiddenAddress(row.email),
          askedAt: row.askedAt,
          expiresAt: row.expiresAt,
          givenAt: row.given?.givenAt ?? null,
          validTo: row.given?.validTo ?? null,
          begun: signing
            ? await findBegun(db, { idHash: hashToken(signing), requestId: row.id }, clock.now())
            : null,
        },
      };
    },

    async keepTyped(token, typed, caller) {
      const row = await requireLinked(db, { token }, caller, { lock: false });
      requireOpenFor(row, 'give', clock.now());
      return beginnings.keepTyped(row, typed);
    },

    decline,

    async declineByForm(token) {
      try {
        await decline(token, { userId: null });
        return 'declined';
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return 'unknown';
        throw error;
      }
    },

    async begin(request, caller, byScript = true) {
      const row = await requireLinked(db, { token: request.id }, caller, { lock: false });
      requireOpenFor(row, request.act, clock.now());
      if (request.answers) requirePast(request.answers, clock.now());
      if (request.way === 'bankid')
        return beginnings.goToBankid(row, request, { caller, byScript });
      return beginnings.mailCode(row, request);
    },

    async byCode({ id: token, signing: secret, code }, caller) {
      const done = await db.transaction(async (tx) => {
        const row = await requireLinked(tx, { token }, caller, { lock: true });
        const signing = await lockSigning(tx, hashToken(secret), clock.now());
        const isUsed = signing !== null && signing.usedAt !== null;
        // A used one tells what came of it to whoever has its code, also where that ended the link
        if (!isUsed) requireAlive(row, clock.now());
        if (!signing?.codeDigest || signing.requestId !== row.id) return null;
        if (signing.tries >= CODE_TRIES) return null;
        const digits = code.replaceAll(/\s/gu, '');
        if (!sameSecret(secrets.codeDigest(secret, digits), signing.codeDigest)) {
          await noteTry(tx, signing.idHash);
          return null;
        }
        if (isUsed) return { act: signing.act, ...(await acts.repeat(tx, row, signing.act)) };
        const signer = { way: 'email_code', name: null, digest: null } as const;
        const { receipt } = await acts.finish(tx, row, signing, signer);
        return { act: signing.act, receipt };
      }, IN_TURN);
      // Thrown outside the transaction, since the try must stay
      if (done === null) throw new ApiError('invalid_token', 'The code is wrong, or is over.');
      return done;
    },

    async byBankid(answer, caller) {
      const { browserIds } = caller;
      const accepted = await identity.bankid.accept(answer, { browserIds, purpose: 'reference' });
      return signAs(accepted, caller);
    },

    async byCodeOfBankid({ state, code, error, error_description: description }, caller) {
      const { browserIds } = caller;
      const { bankid } = identity;
      const begun = state ? await bankid.begun(state, browserIds) : null;
      // Any other request is left to the address that finishes it
      if (!state || begun?.purpose !== 'reference') throw noLink();
      const request = await bankid.take(state, browserIds);
      if (request === null) throw noLink();
      if (!code) throw brokerRefusal(error ?? '', description);
      return signAs(await bankid.exchange(code, request, browserIds), caller);
    },
  };

  /** Signs what was begun for an answer of BankID, as whom it names. */
  async function signAs(
    { issuer, subject, name, authorizationRequest }: BankidIdentity,
    caller: Caller,
  ): Promise<Answer<typeof signReferenceByBankid>> {
    if (!name) throw new ApiError('bankid_failed', 'BankID gave no name.');
    const signer = {
      way: 'bankid',
      name: wholeName(name),
      digest: secrets.signerDigest({ issuer, subject }),
    } as const;
    return db.transaction(async (tx) => {
      const idHash = hashToken(authorizationRequest.state);
      const requestId = await findRequestOf(tx, idHash);
      if (requestId === null) throw noLink();
      const row = await requireLinked(tx, { id: requestId }, caller, { lock: true });
      const signing = await lockSigning(tx, idHash, clock.now());
      if (!signing || signing.usedAt !== null || signing.codeDigest !== null) throw noLink();
      const done = await acts.finish(tx, row, signing, signer);
      return { act: signing.act, ...done };
    }, IN_TURN);
  }
}
