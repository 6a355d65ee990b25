import { ApiError } from '#domain/api/errors';
import type { GivenAnswers, SignedAct } from '#domain/givenReferences/givenReference';
import { dayOf } from '../lib/clock';
import { hashToken, isToken } from '../lib/tokens';
import type { Caller } from '../policy/caller';
import type { Queryable } from '../storage/database';
import { stateOf } from './ownRequests';
import { findLinked, type RequestRow } from './requests.repository';

/** A request by the secret id of its link, or by its own. */
type LinkedBy = { token: string } | { id: string };

/** The request of a link; null for none. */
export async function findLink(
  tx: Queryable,
  by: LinkedBy,
  { lock = false } = {},
): Promise<RequestRow | null> {
  if ('id' in by) return findLinked(tx, by, { lock });
  if (!isToken(by.token)) return null;
  return findLinked(tx, { tokenHash: hashToken(by.token) }, { lock });
}

/**
 * The request of a link, for who may act on it; its candidate may not.
 *
 * @throws ApiError `not_found`
 */
export async function requireLinked(
  tx: Queryable,
  by: LinkedBy,
  caller: Pick<Caller, 'userId'>,
  { lock }: { lock: boolean },
): Promise<RequestRow> {
  const row = await findLink(tx, by, { lock });
  if (!row || row.userId === caller.userId) throw noLink();
  return row;
}

/**
 * Whether the request is in the state in which an act can be signed.
 *
 * @param now - milliseconds since the epoch.
 * @throws ApiError `not_found`
 */
export function requireOpenFor(row: RequestRow, act: SignedAct, now: number): void {
  if (stateOf(row, now) !== (act === 'give' ? 'asked' : 'given')) throw noLink();
}

/** A link that is over leads nowhere, whatever is sent with it. @throws ApiError `not_found` */
export function requireAlive(row: RequestRow, now: number): void {
  const state = stateOf(row, now);
  if (state !== 'asked' && state !== 'given') throw noLink();
}

/** @throws ApiError `invalid_request` for a month that has not come. */
export function requirePast({ from, to }: GivenAnswers, now: number): void {
  const month = dayOf(now).slice(0, 7);
  const late = 'validation.future_date';
  const fields = {
    ...(from > month && { 'answers.from': late }),
    ...(to !== null && to > month && { 'answers.to': late }),
  };
  if (Object.keys(fields).length === 0) return;
  throw new ApiError('invalid_request', 'A month has not come yet.', fields);
}

/** One answer for a link that never was, and for one that is over. */
export function noLink(): ApiError {
  return new ApiError('not_found', 'This link leads nowhere any more.');
}

/** An address that its owner knows again, and nobody can write to: `c…@example.com`. */
export function hiddenAddress(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}…@${domain}`;
}
