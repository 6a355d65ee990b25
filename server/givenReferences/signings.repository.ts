import {
  CODE_TRIES,
  type GivenAnswers,
  type SignedAct,
  type TypedAnswers,
} from '#domain/givenReferences/givenReference';
import { instant } from '../lib/time';
import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** A signature that has begun: what is signed came with it. */
export interface Signing {
  idHash: string;
  requestId: string;
  act: SignedAct;
  /** Null where a reference is taken back. */
  answers: GivenAnswers | null;
  /** Null with BankID. */
  codeDigest: string | null;
}

type LockedSigning = Signing & { tries: number; usedAt: string | null };

export async function insertSigning(
  tx: Queryable,
  signing: Omit<Signing, 'answers'> & { answers: TypedAnswers | null },
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<void> {
  await tx.query(
    `insert into reference_signings (id_hash, request_id, act, answers, code_digest, begun_at,
       expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      signing.idHash,
      signing.requestId,
      signing.act,
      signing.answers && json(signing.answers),
      signing.codeDigest,
      instant(now),
      instant(expiresAt),
    ],
  );
}

/**
 * What a form without a script has posted for a request, valid or not; null for none, for one that
 * is used or over, and for one of another request.
 */
export async function findBegun(
  tx: Queryable,
  { idHash, requestId }: Pick<Signing, 'idHash' | 'requestId'>,
  now: number,
): Promise<{ hasCode: boolean; typed: TypedAnswers | null } | null> {
  const [row] = await tx.query<{ hasCode: boolean; typed: TypedAnswers | null }>(
    `select code_digest is not null as "hasCode", answers as typed
     from reference_signings
     where id_hash = $1 and request_id = $2 and used_at is null and expires_at > $3`,
    [idHash, requestId, instant(now)],
  );
  return row ?? null;
}

/** Whose a signature is, so that the request is locked before it; null for none. */
export async function findRequestOf(tx: Queryable, idHash: string): Promise<string | null> {
  const [row] = await tx.query<{ requestId: string }>(
    'select request_id as "requestId" from reference_signings where id_hash = $1',
    [idHash],
  );
  return row?.requestId ?? null;
}

/** One that is not over, locked; null for none. A used one has `usedAt`, and signs nothing more. */
export async function lockSigning(
  tx: Queryable,
  idHash: string,
  now: number,
): Promise<LockedSigning | null> {
  const [row] = await tx.query<LockedSigning>(
    `select id_hash as "idHash", request_id as "requestId", act, answers,
       code_digest as "codeDigest", tries, used_at as "usedAt"
     from reference_signings where id_hash = $1 and expires_at > $2 for update`,
    [idHash, instant(now)],
  );
  return row ?? null;
}

export async function noteTry(tx: Queryable, idHash: string): Promise<void> {
  await tx.query('update reference_signings set tries = tries + 1 where id_hash = $1', [idHash]);
}

/**
 * Ends all of a request, and forgets what was signed in them. Only the one that was used, if any, still
 * takes its code: whoever did not hear the answer is told that it is done.
 */
export async function endSignings(
  tx: Queryable,
  { requestId, usedHash = null }: { requestId: string; usedHash?: string | null },
  at: string,
): Promise<void> {
  await tx.query(
    `update reference_signings set used_at = coalesce(used_at, $2), answers = null,
       tries = case when id_hash = $3 then tries else $4 end
     where request_id = $1`,
    [requestId, at, usedHash, CODE_TRIES],
  );
}

/** Codes that a link has had mailed since two instants, in milliseconds. */
export async function countCodes(
  tx: Queryable,
  requestId: string,
  since: { hour: number; day: number },
): Promise<{ lately: number; today: number }> {
  const [row] = await tx.query<{ lately: number; today: number }>(
    `select (count(*) filter (where begun_at > $2))::int as lately, count(*)::int as today
     from reference_signings
     where request_id = $1 and code_digest is not null and begun_at > $3`,
    [requestId, instant(since.hour), instant(since.day)],
  );
  return row ?? { lately: 0, today: 0 };
}

export async function pruneSignings(db: Queryable, before: number): Promise<void> {
  await deleteInSlices(db, 'delete from reference_signings where begun_at <= $1', [
    instant(before),
  ]);
}
