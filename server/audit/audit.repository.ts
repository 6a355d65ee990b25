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

/** An entry with its position in the chain. */
export interface SealedRow extends AuditRow {
  position: number;
  hash: string;
}

/** A position in the chain: 0 and the first hash before any entry. */
export interface ChainPosition {
  position: number;
  hash: string;
}

/** The position up to which entries were deleted. */
export interface Checkpoint extends ChainPosition {
  at: string;
  signature: string;
}

const COLUMNS = 'at, event, actor, actor_key as "actorKey", subject, detail';

export async function insertEntry(tx: Queryable, row: AuditRow): Promise<void> {
  await tx.query(
    `insert into audit_log (at, event, actor, actor_key, subject, detail)
     values ($1, $2, $3, $4, $5, $6)`,
    [row.at, row.event, row.actor, row.actorKey, row.subject, row.detail],
  );
}

/** The oldest entries that have no position in the chain yet. */
export function findUnsealed(tx: Queryable, limit: number): Promise<(AuditRow & { id: number })[]> {
  return tx.query(
    `select id, ${COLUMNS} from audit_log where position is null order by id limit $1`,
    [limit],
  );
}

export async function countUnsealed(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*) as count from audit_log where position is null',
  );
  return row?.count ?? 0;
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
    `select position, hash, ${COLUMNS} from audit_log where position > $1
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

export async function insertCheckpoint(tx: Queryable, checkpoint: Checkpoint): Promise<void> {
  await tx.query(
    'insert into audit_checkpoints (position, hash, at, signature) values ($1, $2, $3, $4)',
    [checkpoint.position, checkpoint.hash, checkpoint.at, checkpoint.signature],
  );
}

/** Every checkpoint, the newest first. */
export function findCheckpoints(db: Queryable): Promise<Checkpoint[]> {
  return db.query(
    'select position, hash, at, signature from audit_checkpoints order by position desc',
  );
}

/** Deletes the chain up to and including a position; returns the number of deleted entries. */
export async function deleteUpTo(tx: Queryable, position: number): Promise<number> {
  const gone = await tx.query('delete from audit_log where position <= $1 returning id', [
    position,
  ]);
  return gone.length;
}

/** The entries that contain a digest, oldest first. */
export function findEntriesOf(db: Queryable, digest: string): Promise<AuditRow[]> {
  return db.query(`select ${COLUMNS} from audit_log where actor = $1 or subject = $1 order by id`, [
    digest,
  ]);
}
