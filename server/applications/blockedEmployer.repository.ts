import { ApiError } from '#domain/api/errors';
import type { EmployerBlock } from '#domain/api/safety';
import type { Queryable } from '../storage/database';

/** The block by which a candidate hears nothing from a job's employer; null without one. */
export async function findBlockOnJob(
  db: Queryable,
  uid: string,
  jobId: string,
): Promise<EmployerBlock | null> {
  const [row] = await db.query<EmployerBlock>(
    `select blocks.employer_id as "employerId", employers.name as "employerName",
       blocks.blocked_at as "blockedAt"
     from jobs
     join employer_blocks blocks on blocks.uid = $1 and blocks.employer_id = jobs.employer_id
     join employers on employers.id = blocks.employer_id
     where jobs.id = $2`,
    [uid, jobId],
  );
  return row ?? null;
}

/**
 * Who turns to an employer that they have blocked gets no answer, and who applies to it would tell it of the
 * block: it could write to nobody. The caller has marked the account, so that no block comes meanwhile.
 *
 * @throws ApiError `employer_blocked`
 */
export async function refuseBlocked(tx: Queryable, uid: string, jobId: string): Promise<void> {
  if (await findBlockOnJob(tx, uid, jobId)) {
    throw new ApiError('employer_blocked', 'You have blocked this employer: unblock it first.');
  }
}
