import type { Queryable } from '../storage/database';

/** The fields of an entry. The people in it are keyed digests. */
export interface AuditRow {
  /** ISO 8601 UTC. */
  at: string;
  event: string;
  actor: string;
  /** Of the integration key that an employer used; null for others, and for older entries. */
  actorKey: string | null;
  subject: string | null;
  detail: string | null;
}

/** An entry as stored. */
export interface EntryRow extends AuditRow {
  id: number;
  /** Of the setting's key that it was written with; null for an entry from before the key. */
  keyId: string | null;
  /** An HMAC over the entry and its id, hex; null likewise. */
  mac: string | null;
}

/** An entry with its position in the chain. */
export interface SealedRow extends EntryRow {
  position: number;
  hash: string;
}

/** A position in the chain: 0 and the first hash before any entry. */
export interface ChainPosition {
  position: number;
  hash: string;
}

/** A position of the chain with who recorded it and when. */
export interface SignedPosition extends ChainPosition {
  /** ISO 8601 UTC. */
  at: string;
  /** Of the key that signed it; null in a store from before the key. */
  keyId: string | null;
  signature: string;
}

const COLUMNS = 'at, event, actor, actor_key as "actorKey", subject, detail';

const STORED = `id, ${COLUMNS}, key_id as "keyId", mac`;

/** The id of the next entry: its HMAC covers it. */
export async function nextEntryId(tx: Queryable): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('audit_log', 'id')) as id`,
  );
  return Number(row?.id);
}

export async function insertEntry(tx: Queryable, row: EntryRow): Promise<void> {
  await tx.query(
    `insert into audit_log (id, at, event, actor, actor_key, subject, detail, key_id, mac)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      row.id,
      row.at,
      row.event,
      row.actor,
      row.actorKey,
      row.subject,
      row.detail,
      row.keyId,
      row.mac,
    ],
  );
}

/** Entries that have no position in the chain yet, after an id and oldest first. */
export function findUnsealed(tx: Queryable, after: number, limit: number): Promise<EntryRow[]> {
  return tx.query(
    `select ${STORED} from audit_log where position is null and id > $1 order by id limit $2`,
    [after, limit],
  );
}

/** Writes the entries' positions. */
export async function sealEntries(
  tx: Queryable,
  sealed: readonly (ChainPosition & { id: number })[],
): Promise<void> {
  await tx.query(
    `update audit_log set position = sealed.position, hash = sealed.hash
     from unnest($1::int8[], $2::int8[], $3::text[]) as sealed (id, position, hash)
     where audit_log.id = sealed.id`,
    [
      sealed.map(({ id }) => id),
      sealed.map(({ position }) => position),
      sealed.map(({ hash }) => hash),
    ],
  );
}

/** The last entry of the chain; null when there is none. */
export async function findLastSealed(db: Queryable): Promise<ChainPosition | null> {
  const [row] = await db.query<ChainPosition>(
    `select position, hash from audit_log where position is not null
     order by position desc limit 1`,
  );
  return row ?? null;
}

/** Entries of the chain after a position, in its order. */
export function findSealedAfter(
  db: Queryable,
  position: number,
  limit: number,
): Promise<SealedRow[]> {
  return db.query(
    `select position, hash, ${STORED} from audit_log where position > $1
     order by position limit $2`,
    [position, limit],
  );
}

/** The last entry before which all are older than an instant; null when there is none. */
export async function findLastBefore(
  tx: Queryable,
  instant: string,
): Promise<ChainPosition | null> {
  const [row] = await tx.query<ChainPosition>(
    `select position, hash from audit_log
     where position is not null and position < coalesce(
       (select min(position) from audit_log where position is not null and at >= $1),
       9223372036854775807)
     order by position desc limit 1`,
    [instant],
  );
  return row ?? null;
}

/** Stores where the chain was cut, or its signature anew. */
export async function saveCheckpoint(tx: Queryable, checkpoint: SignedPosition): Promise<void> {
  const { position, hash, at, keyId, signature } = checkpoint;
  await tx.query(
    `insert into audit_checkpoints (position, hash, at, key_id, signature)
     values ($1, $2, $3, $4, $5)
     on conflict (position) do update
     set hash = excluded.hash, at = excluded.at, key_id = excluded.key_id,
       signature = excluded.signature`,
    [position, hash, at, keyId, signature],
  );
}

/** The newest checkpoint, after which the chain begins; null when nothing was cut. */
export async function findCheckpoint(db: Queryable): Promise<SignedPosition | null> {
  const [row] = await db.query<SignedPosition>(
    `select position, hash, at, key_id as "keyId", signature from audit_checkpoints
     order by position desc limit 1`,
  );
  return row ?? null;
}

/** Deletes the chain up to and including a position; returns the number of deleted entries. */
export async function deleteUpTo(tx: Queryable, position: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `with gone as (delete from audit_log where position <= $1 returning 1)
     select count(*) as count from gone`,
    [position],
  );
  return row?.count ?? 0;
}

/** The entries that contain one of the digests, oldest first. */
export function findEntriesOf(db: Queryable, digests: readonly string[]): Promise<AuditRow[]> {
  return db.query(
    `select ${COLUMNS} from audit_log where actor = any($1::text[]) or subject = any($1::text[]) order by id`,
    [digests],
  );
}

/** When the newest entry of an event was written; null when there is none. */
export async function findNewestOf(db: Queryable, event: string): Promise<string | null> {
  const [row] = await db.query<{ at: string | null }>(
    'select max(at) as at from audit_log where event = $1',
    [event],
  );
  return row?.at ?? null;
}
