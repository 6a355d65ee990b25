import { appendChange } from '../changeLog/changeLog';
import type { Queryable } from '../storage/database';

/**
 * What a candidate asks of a job's terms has changed, or was answered: their open pages of the job
 * read it again.
 */
export function showQuestion(
  tx: Queryable,
  { uid, jobId }: { uid: string; jobId: string },
): Promise<void> {
  return appendChange(tx, { scope: `user:${uid}`, type: 'terms', entityId: jobId });
}
