import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** A key as sent with a request. */
export interface KeyClaim {
  /** The owner of the key: `user:<id>` or `employer:<id>`. */
  scope: string;
  key: string;
  endpoint: string;
  requestHash: string;
}

/** Claims a key for the transaction's write; false when it is claimed already. */
export async function claimKey(
  tx: Queryable,
  { scope, key, endpoint, requestHash }: KeyClaim,
): Promise<boolean> {
  const claimed = await tx.query(
    `insert into idempotency_keys (scope, key, endpoint, request_hash, response)
     values ($1, $2, $3, $4, 'null') on conflict do nothing returning key`,
    [scope, key, endpoint, requestHash],
  );
  return claimed.length > 0;
}

/** Stores the response of the write that the key was claimed for. */
export async function saveResponse(
  tx: Queryable,
  { scope, key }: Pick<KeyClaim, 'scope' | 'key'>,
  response: object,
): Promise<void> {
  await tx.query('update idempotency_keys set response = $3 where scope = $1 and key = $2', [
    scope,
    key,
    json(response),
  ]);
}

/**
 * The stored response of a claimed key, and whether the request was the same; null for an unknown
 * key.
 */
export async function findResponse<Response>(
  tx: Queryable,
  { scope, key, endpoint, requestHash }: KeyClaim,
): Promise<{ same: boolean; response: Response } | null> {
  const [earlier] = await tx.query<{ same: boolean; response: Response }>(
    `select endpoint = $3 and request_hash = $4 as same, response
     from idempotency_keys where scope = $1 and key = $2`,
    [scope, key, endpoint, requestHash],
  );
  return earlier ?? null;
}

/** Deletes the keys claimed before an instant (ISO 8601); returns how many. */
export async function deleteKeysBefore(db: Queryable, before: string): Promise<number> {
  return deleteInSlices(db, 'delete from idempotency_keys where created_at < $1', [before]);
}
