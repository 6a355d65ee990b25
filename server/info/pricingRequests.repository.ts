import type { PricingRequest } from '#domain/info/pricingRequest';
import { instant } from '../lib/time';
import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** A request as an operator lists it. Instants are ISO 8601 UTC. */
export interface ListedPricingRequest {
  id: string;
  createdAt: string;
  organisation: string;
  /** null until it is answered. */
  closedAt: string | null;
}

/** All of a request. */
export interface StoredPricingRequest extends ListedPricingRequest, PricingRequest {}

export interface NewPricingRequest extends PricingRequest {
  id: string;
  contentHash: string;
  at: number;
}

/**
 * Stores a request. When the same one commits meanwhile, the transaction fails as a conflict, and
 * is tried again.
 */
export async function insertPricingRequest(
  tx: Queryable,
  request: NewPricingRequest,
): Promise<void> {
  await tx.query(
    `insert into pricing_requests (id, content_hash, organisation, name, email, phone, staff,
       volume, message, language, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (content_hash) do nothing`,
    [
      request.id,
      request.contentHash,
      request.organisation,
      request.name,
      request.email,
      request.phone || null,
      json(request.staff),
      request.volume,
      request.message,
      request.language,
      instant(request.at),
    ],
  );
}

/** The id of the request with that content; null without one. */
export async function findSameRequest(tx: Queryable, contentHash: string): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    'select id from pricing_requests where content_hash = $1',
    [contentHash],
  );
  return row?.id ?? null;
}

const LISTED = `id, created_at as "createdAt", organisation, closed_at as "closedAt"`;

/** Those without an answer, or all; oldest first. */
export function findPricingRequests(
  db: Queryable,
  { closed }: { closed: boolean },
): Promise<ListedPricingRequest[]> {
  return db.query<ListedPricingRequest>(
    `select ${LISTED} from pricing_requests where $1 or closed_at is null
     order by created_at, id`,
    [closed],
  );
}

/** One of them; null when there is none. */
export async function findPricingRequest(
  db: Queryable,
  id: string,
): Promise<StoredPricingRequest | null> {
  const [row] = await db.query<StoredPricingRequest>(
    `select ${LISTED}, name, email, coalesce(phone, '') as phone, staff, volume, message, language
     from pricing_requests where id = $1`,
    [id],
  );
  return row ?? null;
}

/** Says that a request is answered; false when there is none without an answer. */
export async function closePricingRequest(tx: Queryable, id: string, at: number): Promise<boolean> {
  const rows = await tx.query(
    'update pricing_requests set closed_at = $2 where id = $1 and closed_at is null returning id',
    [id, instant(at)],
  );
  return rows.length > 0;
}

/** Whether there was one to delete. */
export async function deletePricingRequest(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx.query('delete from pricing_requests where id = $1 returning id', [id]);
  return rows.length > 0;
}

/** Deletes requests that are older; returns how many. */
export async function prunePricingRequests(db: Queryable, before: number): Promise<number> {
  return deleteInSlices(db, 'delete from pricing_requests where created_at < $1', [
    instant(before),
  ]);
}
