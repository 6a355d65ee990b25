import { appendChange } from '../changeLog/changeLog';
import type { Handler } from '../events/events';
import type { Queryable } from '../storage/database';

/** What a candidate asks of a job's terms has changed: their other tabs read it again. */
export function showQuestion(
  tx: Queryable,
  { uid, jobId }: { uid: string; jobId: string },
): Promise<void> {
  return appendChange(tx, { scope: `user:${uid}`, type: 'terms', entityId: jobId });
}

/** What they asked for was said: open pages of the job show it. */
export const showAnswer: Handler<'terms.answered'> = showQuestion;
