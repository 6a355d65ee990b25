import type { CandidateReference, GivenMark } from '#domain/candidates/references';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';

const COLUMNS = `id, workplace, name, phone, email, is_manager as "isManager",
  latest_job as "latestJob", may_contact as "mayContact",
  case when given_relation is not null then
    jsonb_build_object('relation', given_relation, 'validTo', given_valid_to) end as given`;

/** Somebody's references, the latest job's first. */
export async function findReferences(db: Queryable, userId: string): Promise<CandidateReference[]> {
  const rows = await db.query<CandidateReference>(
    `select ${COLUMNS} from user_references where user_id = $1
     order by latest_job, created_at, id`,
    [userId],
  );
  return rows.map(withoutNothing);
}

/** Of a reference that is not given nothing is said, so that it is what its form sends. */
function withoutNothing({ given, ...reference }: CandidateReference): CandidateReference {
  return given ? { ...reference, given } : reference;
}

/** One of a candidate's references, locked; null when it does not exist or is another candidate's. */
export async function lockReference(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<CandidateReference | null> {
  const [row] = await tx.query<CandidateReference>(
    `select ${COLUMNS} from user_references where user_id = $1 and id = $2 for update`,
    [userId, id],
  );
  return row ? withoutNothing(row) : null;
}

/** Writes a new reference, or replaces one of the candidate's. */
export async function writeReference(
  tx: Queryable,
  userId: string,
  reference: CandidateReference,
  now: number,
): Promise<void> {
  const { id, workplace, name, phone, email, isManager, latestJob, mayContact } = reference;
  await tx.query(
    `insert into user_references (id, user_id, workplace, name, phone, email, is_manager,
       latest_job, may_contact, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
     on conflict (id) do update set
       workplace = excluded.workplace, name = excluded.name, phone = excluded.phone,
       email = excluded.email, is_manager = excluded.is_manager,
       latest_job = excluded.latest_job, may_contact = excluded.may_contact,
       updated_at = excluded.updated_at
     where user_references.user_id = $2`,
    [id, userId, workplace, name, phone, email, isManager, latestJob, mayContact, instant(now)],
  );
}

/** @returns whether there was such a reference of theirs. */
export async function removeReference(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await tx.query(
    'delete from user_references where user_id = $1 and id = $2 returning id',
    [userId, id],
  );
  return rows.length > 0;
}

/**
 * Notes what the person of a reference has given, or that nothing counts any more; with `validTo` only
 * where what is noted ends on that day.
 */
export async function noteGiven(
  tx: Queryable,
  { userId, referenceId, validTo }: { userId: string; referenceId: string; validTo?: string },
  given: GivenMark | null,
): Promise<void> {
  await tx.query(
    `update user_references set given_relation = $3, given_valid_to = $4
     where user_id = $1 and id = $2 and ($5::date is null or given_valid_to = $5)`,
    [userId, referenceId, given?.relation ?? null, given?.validTo ?? null, validTo ?? null],
  );
}
