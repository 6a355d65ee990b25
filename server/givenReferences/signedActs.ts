import type { ReferenceReceipt } from '#domain/api/givenReferences';
import { validToOf } from '#domain/givenReferences/givenReference';
import { isSamePerson } from '#domain/givenReferences/ownReference';
import { lockReference, noteGiven } from '../candidates/candidateRecords';
import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import { type Clock, dayOf } from '../lib/clock';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { emptyGiven, insertGiven } from './given.repository';
import { noLink, requireOpenFor } from './linkedRequests';
import { isAbout, markOf } from './ownRequests';
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
    async finish(tx, row, signing, signer) {
      const now = clock.now();
      requireOpenFor(row, signing.act, now);
      await refuseSigner(tx, { row, signing, signer }, { secrets, now });
      const done = await (signing.act === 'give'
        ? give(tx, row, signing, signer)
        : takeBack(tx, row));
      await endSignings(tx, row.id, instant(now));
      const scope = `user:${row.userId}` as const;
      await appendChange(tx, { scope, type: 'references', entityId: row.id });
      return done;
    },
  };
}
