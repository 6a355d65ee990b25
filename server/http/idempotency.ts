import type { Endpoint } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { canonicalJson } from '../lib/canonicalJson';
import type { Clock } from '../lib/clock';
import { sha256 } from '../lib/sha256';
import { DAY, instant } from '../lib/time';
import type { Database, Queryable, TransactionOptions } from '../storage/database';
import {
  claimKey,
  deleteKeysBefore,
  findResponse,
  type KeyClaim,
  saveResponse,
} from './idempotencyKeys.repository';

/** How long a key is stored, milliseconds. */
const KEY_LIFETIME = DAY;
/** 1–200 visible ASCII characters. */
const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

/** One write that a caller may repeat. */
export interface RepeatableCall {
  /** The owner of the key: `user:<id>` or `employer:<id>`. */
  scope: string;
  /** The caller's `Idempotency-Key`; without one every call counts as new. */
  key: string | null;
  /** The same key on another endpoint is another request. */
  endpoint: Pick<Endpoint<unknown, unknown>, 'service' | 'method' | 'path'>;
  /** The parsed request; two requests are the same when equal as JSON. */
  request: unknown;
}

/**
 * Runs `effect` in one transaction, and at most once for its `Idempotency-Key`: a repeat of the
 * same request gets the first response. The key's row is claimed before the effect and commits with
 * it, so a simultaneous duplicate waits for the first one's outcome. A failed effect rolls the
 * claim back, so its repeat runs again.
 *
 * @param options - of the transaction, for an effect that many callers want at once.
 * @throws ApiError `invalid_request` for a malformed key, `idempotency_key_reused` for a key that
 * was sent with another request.
 */
export async function once<Response extends object>(
  db: Database,
  call: RepeatableCall,
  effect: (tx: Queryable) => Promise<Response>,
  options?: TransactionOptions,
): Promise<Response> {
  const { scope, key, request } = call;
  if (key === null) return db.transaction(effect, options);
  if (!KEY_PATTERN.test(key)) {
    throw new ApiError('invalid_request', 'Idempotency-Key must be 1–200 visible characters.', {
      'Idempotency-Key': 'validation.idempotency_key',
    });
  }
  const endpoint = `${call.endpoint.method} ${call.endpoint.service}/${call.endpoint.path}`;
  const requestHash = sha256(canonicalJson(request));
  const claim = { scope, key, endpoint, requestHash };
  return db.transaction(async (tx) => {
    if (!(await claimKey(tx, claim))) return earlierResponse<Response>(tx, claim);
    const response = await effect(tx);
    await saveResponse(tx, claim, response);
    return response;
  }, options);
}

async function earlierResponse<Response>(tx: Queryable, claim: KeyClaim): Promise<Response> {
  const earlier = await findResponse<Response>(tx, claim);
  if (!earlier?.same) {
    throw new ApiError(
      'idempotency_key_reused',
      'This Idempotency-Key was already used with another request.',
    );
  }
  return earlier.response;
}

/** Deletes keys older than 24 hours; returns how many. Called by a timer. */
export function pruneIdempotencyKeys(db: Queryable, clock: Clock): Promise<number> {
  return deleteKeysBefore(db, instant(clock.now() - KEY_LIFETIME));
}
