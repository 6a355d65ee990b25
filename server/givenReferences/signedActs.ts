import type { ReferenceReceipt } from '#domain/api/givenReferences';
import { type SignedAct, validToOf } from '#domain/givenReferences/givenReference';
import { isSamePerson } from '#domain/givenReferences/ownReference';
import { lockReference, noteGiven } from '../candidates/candidateRecords';
import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import { type Clock, dayOf } from '../lib/clock';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { emptyGiven, insertGiven } from './given.repository';
import { noLink, requireOpenFor } from './linkedRequests';
import { isAbout, markOf, stateOf } from './ownRequests';
import { findAsker, type RequestRow } from './requests.repository';
import { nameOf } from './requests.service';
import type { ReferenceSecrets } from './secrets';
import { refuseSigner, type Signer } from './signers';
import { endSignings, type Signing } from './signings.repository';

/** What came of a signature; the receipt is null where a reference is taken back. */
interface Done {
  nameDiffers: boolean;
  receipt: ReferenceReceipt | null;
}

/** Does what was signed: gives a reference, or takes it back. */
export function createSignedActs({
  clock,
  events,
  secrets,
}: {
  clock: Clock;
  events: Pick<Events, 'record'>;
  secrets: ReferenceSecrets;
}): {
  /**
   * The request is locked, so that two tabs do it once.
   *
   * @throws ApiError `not_found`, `conflict` for who may not sign it.
   */
  finish(tx: Queryable, row: RequestRow, signing: Signing, signer: Signer): Promise<Done>;
  /**
   * What `finish` answered to a signing, for whoever signs with it again: the answer was lost.
   *
   * @throws ApiError `not_found` where that is not so any more.
   */
  repeat(tx: Queryable, row: RequestRow, act: SignedAct): Promise<Pick<Done, 'receipt'>>;
} {
  async function give(
    tx: Queryable,
    row: RequestRow,
    { answers }: Signing,
    signer: Signer,
  ): Promise<Done> {
    const asker = await findAsker(tx, row.userId);
    if (answers === null || !asker) throw noLink();
    const { id: requestId, userId, referenceId } = row;
    const now = clock.now();
    const at = instant(now);
    const given = {
      requestId,
      validTo: validToOf(dayOf(now)),
      way: signer.way,
      signedName: signer.name ?? row.name,
      signerDigest: signer.digest,
      answers,
      nameDiffers: signer.name !== null && !isSamePerson(signer.name, row.name),
    };
    await insertGiven(tx, given, at);
    const counted = { ...given, givenAt: at, relation: answers.relation, takenBackAt: null };
    const reference = await lockReference(tx, userId, referenceId);
    const counts = reference !== null && isAbout(row, reference);
    const mark = counts ? markOf({ given: counted }) : null;
    await noteGiven(tx, { userId, referenceId }, mark ?? null);
    const token = secrets.tokenOf(requestId);
    await events.record(tx, { type: 'reference.given', uid: userId, requestId, token, at });
    const { validTo, way, nameDiffers } = given;
    return {
      nameDiffers,
      receipt: { candidateName: nameOf(asker), validTo, way, signedBy: signer.name, answers },
    };
  }

  async function takeBack(tx: Queryable, { id, userId, referenceId }: RequestRow): Promise<Done> {
    const at = instant(clock.now());
    await emptyGiven(tx, id, at);
    await noteGiven(tx, { userId, referenceId }, null);
    await events.record(tx, { type: 'reference.taken_back', uid: userId, requestId: id, at });
    return { nameDiffers: false, receipt: null };
  }

  return {
    async repeat(tx, row, act) {
      const { given } = row;
      const state = stateOf(row, clock.now());
      if (act === 'take_back' && state === 'taken_back') return { receipt: null };
      const asker = await findAsker(tx, row.userId);
      if (act !== 'give' || state !== 'given' || !given?.answers || !asker) throw noLink();
      const { validTo, way, answers } = given;
      const signedBy = way === 'email_code' ? null : given.signedName;
      return { receipt: { candidateName: nameOf(asker), validTo, way, signedBy, answers } };
    },

    async finish(tx, row, signing, signer) {
      const now = clock.now();
      requireOpenFor(row, signing.act, now);
      await refuseSigner(tx, { row, signing, signer }, { secrets, now });
      const done = await (signing.act === 'give'
        ? give(tx, row, signing, signer)
        : takeBack(tx, row));
      await endSignings(tx, { requestId: row.id, usedHash: signing.idHash }, instant(now));
      const scope = `user:${row.userId}` as const;
      await appendChange(tx, { scope, type: 'references', entityId: row.id });
      return done;
    },
  };
}
