import type { EmployerBlock } from '#domain/api/safety';
import type { EmployersAct } from '#domain/events/employersAct';
import type { Queryable } from '../storage/database';

/**
 * Blocks an employer, once; null when the candidate has nothing to do with such an employer, whose
 * name they would learn by its id. `isNew`: it was not blocked.
 */
export async function saveBlock(
  tx: Queryable,
  { uid, employerId, at }: { uid: string; employerId: string; at: string },
): Promise<{ block: EmployerBlock; isNew: boolean } | null> {
  const saved = await tx.query(
    `insert into employer_blocks (uid, employer_id, blocked_at)
     select $1, employers.id, $3 from employers
     where employers.id = $2 and exists (
       select 1 from applications
       where applications.uid = $1 and applications.employer_id = employers.id)
     on conflict (uid, employer_id) do nothing returning uid`,
    [uid, employerId, at],
  );
  const block = (await findBlocks(tx, uid)).find((one) => one.employerId === employerId);
  return block ? { block, isNew: saved.length > 0 } : null;
}

/** Whether there was such a block to remove. */
export async function deleteBlock(
  tx: Queryable,
  { uid, employerId }: { uid: string; employerId: string },
): Promise<boolean> {
  const rows = await tx.query(
    'delete from employer_blocks where uid = $1 and employer_id = $2 returning uid',
    [uid, employerId],
  );
  return rows.length > 0;
}

/** Whether a candidate has blocked the employer that did something towards them. */
export async function findBlockOf(tx: Queryable, act: EmployersAct): Promise<boolean> {
  if ('employerId' in act) return isBlocked(tx, act);
  const rows = await tx.query(
    `select 1 from applications
     join employer_blocks blocks
       on blocks.uid = $1 and blocks.employer_id = applications.employer_id
     where applications.id = $2`,
    [act.uid, act.applicationId],
  );
  return rows.length > 0;
}

async function isBlocked(
  tx: Queryable,
  { uid, employerId }: { uid: string; employerId: string },
): Promise<boolean> {
  const rows = await tx.query('select 1 from employer_blocks where uid = $1 and employer_id = $2', [
    uid,
    employerId,
  ]);
  return rows.length > 0;
}

/** The employers that a candidate has blocked, the last one first. */
export function findBlocks(db: Queryable, uid: string): Promise<EmployerBlock[]> {
  return db.query<EmployerBlock>(
    `select employer_blocks.employer_id as "employerId", employers.name as "employerName",
       employer_blocks.blocked_at as "blockedAt"
     from employer_blocks join employers on employers.id = employer_blocks.employer_id
     where employer_blocks.uid = $1
     order by employer_blocks.blocked_at desc, employers.name`,
    [uid],
  );
}
