import type { GivenAnswers, SigningWay } from '#domain/givenReferences/givenReference';
import { json, type Queryable } from '../storage/database';

/** A reference as it is given. */
export interface NewGiven {
  requestId: string;
  validTo: string;
  way: SigningWay;
  signedName: string;
  signerDigest: string | null;
  answers: GivenAnswers;
  nameDiffers: boolean;
}

/**
 * Writes a request without a change: a transaction that read it before, and now waits for it, begins
 * anew instead of going on with what it has read. Its other tables are not seen in its own row.
 */
async function touchRequest(tx: Queryable, requestId: string): Promise<void> {
  await tx.query('update reference_requests set id = id where id = $1', [requestId]);
}

export async function insertGiven(tx: Queryable, given: NewGiven, at: string): Promise<void> {
  await tx.query(
    `insert into given_references (request_id, given_at, valid_to, way, signed_name, signer_digest,
       relation, answers, name_differs)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      given.requestId,
      at,
      given.validTo,
      given.way,
      given.signedName,
      given.signerDigest,
      given.answers.relation,
      json(given.answers),
      given.nameDiffers,
    ],
  );
  await touchRequest(tx, given.requestId);
}

/** Leaves nothing of a reference but that there was one. */
export async function emptyGiven(tx: Queryable, requestId: string, at: string): Promise<void> {
  await tx.query(
    `update given_references set taken_back_at = $2, signed_name = null, signer_digest = null,
       relation = null, answers = null
     where request_id = $1`,
    [requestId, at],
  );
  await touchRequest(tx, requestId);
}
