import { randomInt } from 'node:crypto';
import type { RequestOf, ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type {
  beginReferenceSigning,
  readReferenceRequest,
  signReferenceByBankid,
  signReferenceByCode,
} from '#domain/api/givenReferences';
import {
  CODE_DIGITS,
  CODE_TRIES,
  type GivenAnswers,
  givenReferenceResult,
  type LinkResult,
  MOST_CODES,
  SIGNING_MINUTES,
  type SigningWay,
  validToOf,
} from '#domain/givenReferences/givenReference';
import { isSamePerson, wholeName } from '#domain/givenReferences/ownReference';
import { lockReference, noteGiven } from '../candidates/candidateRecords';
import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import type { Identity } from '../identity/identity';
import { type Clock, dayOf } from '../lib/clock';
import { DAY, HOUR, instant, MINUTE } from '../lib/time';
import { hashToken, isToken, randomToken, sameSecret } from '../lib/tokens';
import { tooMany } from '../lib/tooMany';
import type { Outbox } from '../mail/outbox';
import type { Caller } from '../policy/caller';
import type { Database, Queryable } from '../storage/database';
import { isAbout, markOf, stateOf } from './ownRequests';
import {
  emptyGiven,
  findAsker,
  findLinked,
  findRequests,
  insertGiven,
  lockAsker,
  noteDeclined,
  type RequestRow,
} from './requests.repository';
import { isOwn, nameOf } from './requests.service';
import type { ReferenceSecrets } from './secrets';
import {
  countCodes,
  endSignings,
  findRequestOf,
  insertSigning,
  lockSigning,
  noteTry,
  type Signing,
} from './signings.repository';

type Answer<E> = Omit<ResponseOf<E>, 'status'>;
type Begin = RequestOf<typeof beginReferenceSigning>;

/** Who signs, by which way. */
interface Signer {
  way: SigningWay;
  /** As BankID gave it; null for a code. */
  name: string | null;
  /** Null for a code. */
  digest: string | null;
}

/** A signature that has begun; with BankID, where to go and the cookie of the request. */
interface Begun {
  signing: string;
  bankid: { authorizeUrl: string; browserId: string; outdated: string[] } | null;
}

/**
 * What a referee does by the secret link of a mail. A link that never was, was withdrawn, declined,
 * used or is over is one and the same: `not_found`.
 */
export interface ReferenceSigning {
  read(token: string, caller: Caller): Promise<Answer<typeof readReferenceRequest>>;
  /** @throws ApiError `not_found` */
  decline(token: string, caller: Caller): Promise<void>;
  /** The same by a form without a script; nobody is asked who they are. */
  declineByForm(token: string): Promise<LinkResult>;
  /** @throws ApiError `not_found`, `rate_limited` for codes, `bankid_unavailable`. */
  begin(request: Begin, caller: Caller): Promise<Begun>;
  /** @throws ApiError `not_found`, `invalid_token` for a wrong or old code. */
  byCode(
    request: RequestOf<typeof signReferenceByCode>,
    caller: Caller,
  ): Promise<Answer<typeof signReferenceByCode>>;
  /**
   * @throws ApiError `not_found`, `conflict` (`fields` says why: `own`, `same_signer`, `other_signer`),
   *   and those of `Bankid.accept`.
   */
  byBankid(
    answer: RequestOf<typeof signReferenceByBankid>,
    caller: Caller,
  ): Promise<Answer<typeof signReferenceByBankid>>;
}

/** What is done already is counted, and looked at, once the request is locked: as it is then. */
const IN_TURN = { isolation: 'read committed' } as const;

export function createReferenceSigning(deps: {
  db: Database;
  clock: Clock;
  events: Pick<Events, 'record'>;
  outbox: Outbox;
  secrets: ReferenceSecrets;
  identity: Pick<Identity, 'bankid' | 'signIn'>;
}): ReferenceSigning {
  const { db, clock, events, outbox, secrets, identity } = deps;

  /** The request of a link, for who may act on it; its candidate may not. */
  async function requireLinked(
    tx: Queryable,
    by: { token: string } | { id: string },
    caller: Pick<Caller, 'userId'>,
    { lock }: { lock: boolean },
  ): Promise<RequestRow> {
    const row = await linked(tx, by, { lock });
    if (!row || row.userId === caller.userId) throw noLink();
    return row;
  }

  function linked(tx: Queryable, by: { token: string } | { id: string }, { lock = false } = {}) {
    if ('id' in by) return findLinked(tx, by, { lock });
    if (!isToken(by.token)) return Promise.resolve(null);
    return findLinked(tx, { tokenHash: hashToken(by.token) }, { lock });
  }

  /** Whether the request is in the state in which an act can be signed. */
  function requireOpenFor(row: RequestRow, act: Begin['act']): void {
    if (stateOf(row, clock.now()) !== (act === 'give' ? 'asked' : 'given')) throw noLink();
  }

  /** A link that is over leads nowhere, whatever is sent with it. */
  function requireAlive(row: RequestRow): void {
    const state = stateOf(row, clock.now());
    if (state !== 'asked' && state !== 'given') throw noLink();
  }

  /** @throws ApiError `invalid_request` for a month that has not come. */
  function requirePast({ from, to }: GivenAnswers): void {
    const month = dayOf(clock.now()).slice(0, 7);
    const late = 'validation.future_date';
    const fields = {
      ...(from > month && { 'answers.from': late }),
      ...(to !== null && to > month && { 'answers.to': late }),
    };
    if (Object.keys(fields).length === 0) return;
    throw new ApiError('invalid_request', 'A month has not come yet.', fields);
  }

  async function mailCode(row: RequestRow, { act, answers, language }: Begin): Promise<string> {
    const now = clock.now();
    const signing = randomToken();
    await db.transaction(async (tx) => {
      const again = await findLinked(tx, { id: row.id }, { lock: true });
      if (!again) throw noLink();
      requireOpenFor(again, act);
      const codes = await countCodes(tx, row.id, { hour: now - HOUR, day: now - DAY });
      if (codes.lately >= MOST_CODES.anHour || codes.today >= MOST_CODES.aDay) {
        throw tooMany('Too many codes have been mailed. Try again later.', HOUR);
      }
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      await insertSigning(
        tx,
        {
          idHash: hashToken(signing),
          requestId: row.id,
          act,
          answers: answers ?? null,
          codeDigest: secrets.codeDigest(signing, code),
        },
        { now, expiresAt: now + SIGNING_MINUTES * MINUTE },
      );
      // Of no account: the candidate's copy of their data must never have the code
      await outbox.queue(tx, {
        to: row.email,
        userId: null,
        language,
        template: 'reference_code',
        values: { code, act, minutes: SIGNING_MINUTES },
        worthSendingFor: SIGNING_MINUTES * MINUTE,
      });
    }, IN_TURN);
    return signing;
  }

  async function goToBankid(row: RequestRow, begin: Begin, caller: Caller): Promise<Begun> {
    const { act, answers, device = 'same', language } = begin;
    const now = clock.now();
    const { state, ...bankid } = await identity.signIn.beginReference(
      { device, language, targetPath: givenReferenceResult('failed') },
      caller,
    );
    await insertSigning(
      db,
      {
        idHash: hashToken(state),
        requestId: row.id,
        act,
        answers: answers ?? null,
        codeDigest: null,
      },
      { now, expiresAt: now + SIGNING_MINUTES * MINUTE },
    );
    return { signing: state, bankid };
  }

  /** @throws ApiError `conflict` where the signer may not give this reference, or is not who gave it. */
  async function refuseSigner(
    tx: Queryable,
    row: RequestRow,
    signing: Signing,
    signer: Signer,
  ): Promise<void> {
    // Locked, so that two requests that one person signs at once are looked at one after the other
    const asker = await lockAsker(tx, row.userId);
    if (!asker) throw noLink();
    // The address or the name may have become the candidate's since they asked
    if (signing.act === 'give' && isOwn(row, asker)) throw noLink();
    if (signer.digest === null || signer.name === null) return;
    const { bankidIssuer: issuer, bankidSubject: subject } = asker;
    const isAskers =
      issuer !== null &&
      subject !== null &&
      secrets.signerDigest({ issuer, subject }) === signer.digest;
    if (isAskers || isSamePerson(signer.name, nameOf(asker))) throw refusedSigner('own');
    if (signing.act === 'take_back') {
      const { signerDigest = null } = row.given ?? {};
      const isTheirs =
        signerDigest === null
          ? isSamePerson(signer.name, row.name)
          : signerDigest === signer.digest;
      if (!isTheirs) throw refusedSigner('other_signer');
      return;
    }
    // One BankID is one person: it cannot be two of somebody's references
    const now = clock.now();
    const others = (await findRequests(tx, row.userId)).filter(
      (other) => other.id !== row.id && stateOf(other, now) === 'given',
    );
    if (others.some(({ given }) => given?.signerDigest === signer.digest)) {
      throw refusedSigner('same_signer');
    }
  }

  /** Does what was signed; the request is locked, so that two tabs do it once. */
  async function finish(
    tx: Queryable,
    row: RequestRow,
    signing: Signing,
    signer: Signer,
  ): Promise<{ nameDiffers: boolean }> {
    requireOpenFor(row, signing.act);
    await refuseSigner(tx, row, signing, signer);
    const { id, userId, referenceId } = row;
    const now = clock.now();
    const at = instant(now);
    const { answers } = signing;
    let nameDiffers = false;
    if (signing.act === 'give') {
      if (answers === null) throw noLink();
      nameDiffers = signer.name !== null && !isSamePerson(signer.name, row.name);
      const given = {
        requestId: id,
        validTo: validToOf(dayOf(now)),
        way: signer.way,
        signedName: signer.name ?? row.name,
        signerDigest: signer.digest,
        answers,
        nameDiffers,
      };
      await insertGiven(tx, given, at);
      const counted = {
        ...given,
        givenAt: at,
        relation: answers.relation,
        takenBackAt: null,
      };
      const reference = await lockReference(tx, userId, referenceId);
      const counts = reference !== null && isAbout(row, reference);
      const mark = counts ? markOf({ given: counted }) : null;
      await noteGiven(tx, { userId, referenceId }, mark ?? null);
      await events.record(tx, { type: 'reference.given', uid: userId, requestId: id, at });
    } else {
      await emptyGiven(tx, id, at);
      await noteGiven(tx, { userId, referenceId }, null);
      await events.record(tx, { type: 'reference.taken_back', uid: userId, requestId: id, at });
    }
    await endSignings(tx, id, at);
    await appendChange(tx, { scope: `user:${userId}`, type: 'references', entityId: id });
    return { nameDiffers };
  }

  const decline = (token: string, caller: Pick<Caller, 'userId'>): Promise<void> =>
    db.transaction(async (tx) => {
      const row = await requireLinked(tx, { token }, caller, { lock: true });
      requireOpenFor(row, 'give');
      const { id: requestId, userId: uid } = row;
      const at = instant(clock.now());
      await noteDeclined(tx, requestId, at);
      await endSignings(tx, requestId, at);
      await events.record(tx, { type: 'reference.declined', uid, requestId, at });
      await appendChange(tx, { scope: `user:${uid}`, type: 'references', entityId: requestId });
    }, IN_TURN);

  return {
    async read(token, caller) {
      const row = await linked(db, { token });
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
          codeTo: hidden(row.email),
          askedAt: row.askedAt,
          expiresAt: row.expiresAt,
          givenAt: row.given?.givenAt ?? null,
          validTo: row.given?.validTo ?? null,
        },
      };
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

    async begin(request, caller) {
      const row = await requireLinked(db, { token: request.id }, caller, { lock: false });
      requireOpenFor(row, request.act);
      if (request.answers) requirePast(request.answers);
      if (request.way === 'bankid') return goToBankid(row, request, caller);
      return { signing: await mailCode(row, request), bankid: null };
    },

    async byCode({ id: token, signing: secret, code }, caller) {
      const done = await db.transaction(async (tx) => {
        const row = await requireLinked(tx, { token }, caller, { lock: true });
        requireAlive(row);
        const signing = await lockSigning(tx, hashToken(secret), clock.now());
        if (!signing?.codeDigest || signing.requestId !== row.id) return null;
        if (signing.tries >= CODE_TRIES) return null;
        const digits = code.replaceAll(/\s/gu, '');
        if (!sameSecret(secrets.codeDigest(secret, digits), signing.codeDigest)) {
          await noteTry(tx, signing.idHash);
          return null;
        }
        const signer = { way: 'email_code', name: null, digest: null } as const;
        await finish(tx, row, signing, signer);
        return { act: signing.act };
      }, IN_TURN);
      // Thrown outside the transaction, since the try must stay
      if (done === null) throw new ApiError('invalid_token', 'The code is wrong, or is over.');
      return done;
    },

    async byBankid(answer, caller) {
      const { browserIds } = caller;
      const { issuer, subject, name, authorizationRequest } = await identity.bankid.accept(answer, {
        browserIds,
        purpose: 'reference',
      });
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
        if (!signing || signing.codeDigest !== null) throw noLink();
        const { nameDiffers } = await finish(tx, row, signing, signer);
        return { act: signing.act, nameDiffers };
      }, IN_TURN);
    },
  };
}

function noLink(): ApiError {
  return new ApiError('not_found', 'This link leads nowhere any more.');
}

function refusedSigner(reason: 'own' | 'same_signer' | 'other_signer'): ApiError {
  const message = {
    own: 'This is the BankID of who asks.',
    same_signer: 'This BankID has signed another reference of the candidate.',
    other_signer: 'Another BankID has given this reference.',
  }[reason];
  return new ApiError('conflict', message, { id_token: `given_references.refused.${reason}` });
}

/** An address that its owner knows again, and nobody can write to: `c…@example.com`. */
function hidden(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}…@${domain}`;
}
