import type { Experience } from '#domain/candidates/experiences';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';

const COLUMNS = `id, work_role as "workRole", workplace, from_month as "from", to_month as "to",
  description, region_employer as "regionEmployer", work_fields as "workFields"`;

/** Somebody's experiences: those they still have first, then the latest. */
export function findExperiences(db: Queryable, userId: string): Promise<Experience[]> {
  return db.query<Experience>(
    `select ${COLUMNS} from experiences where user_id = $1
     order by to_month desc nulls first, from_month desc, created_at, id`,
    [userId],
  );
}

/** One of a candidate's experiences, locked; null when it does not exist or is another candidate's. */
export async function lockExperience(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<Experience | null> {
  const [row] = await tx.query<Experience>(
    `select ${COLUMNS} from experiences where user_id = $1 and id = $2 for update`,
    [userId, id],
  );
  return row ?? null;
}

/** Writes a new experience, or replaces one of the candidate's. */
export async function writeExperience(
  tx: Queryable,
  userId: string,
  { id, workRole, workplace, from, to, description, regionEmployer, workFields }: Experience,
  now: number,
): Promise<void> {
  await tx.query(
    `insert into experiences (id, user_id, work_role, workplace, from_month, to_month,
       description, region_employer, work_fields, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
     on conflict (id) do update set
       work_role = excluded.work_role, workplace = excluded.workplace,
       from_month = excluded.from_month, to_month = excluded.to_month,
       description = excluded.description,
       region_employer = excluded.region_employer, work_fields = excluded.work_fields,
       updated_at = excluded.updated_at
     where experiences.user_id = $2`,
    [
      id,
      userId,
      workRole,
      workplace,
      from,
      to,
      description,
      regionEmployer,
      workFields,
      instant(now),
    ],
  );
}

/**
 * Deletes one, and with it that the list was said to be complete: what is left may not be all.
 * @returns whether there was such an experience of theirs.
 */
export async function removeExperience(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<boolean> {
  const rows = await tx.query(
    'delete from experiences where user_id = $1 and id = $2 returning id',
    [userId, id],
  );
  if (rows.length > 0) await writeCompleteness(tx, userId, null);
  return rows.length > 0;
}

/** Whether somebody has said that their experiences are all their employments of two years. */
export async function findCompleteness(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db.query('select from complete_experiences where user_id = $1', [userId]);
  return rows.length > 0;
}

/** @param saidAt - milliseconds since the epoch; null: they do not say it (any more). */
export async function writeCompleteness(
  tx: Queryable,
  userId: string,
  saidAt: number | null,
): Promise<void> {
  if (saidAt === null) {
    await tx.query('delete from complete_experiences where user_id = $1', [userId]);
    return;
  }
  await tx.query(
    `insert into complete_experiences (user_id, said_at) values ($1, $2)
     on conflict (user_id) do update set said_at = excluded.said_at`,
    [userId, instant(saidAt)],
  );
}
