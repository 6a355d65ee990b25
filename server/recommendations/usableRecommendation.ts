import { jobStatusOn } from '#domain/jobs/closing';
import type { Recommender } from '#domain/recommendations/recommendation';
import { hashToken, isToken } from '../lib/tokens';
import type { Queryable } from '../storage/database';
import { findByToken, type RecommendationRow } from './recommendations.repository';

/** The link with this secret as `uid` sees it; null where there is none for them. */
export async function findRecommendation(
  db: Queryable,
  token: string,
  uid: string | null,
): Promise<RecommendationRow | null> {
  return isToken(token) ? findByToken(db, hashToken(token), uid) : null;
}

/** Whether a link can still be followed. `at` is an instant, `today` its day in Stockholm. */
export function isCurrent(
  { job, expiresAt }: Pick<RecommendationRow, 'job' | 'expiresAt'>,
  { at, today }: { at: string; today: string },
): boolean {
  return Date.parse(expiresAt) > Date.parse(at) && jobStatusOn(job, today) === 'open';
}

/** What an application to a job keeps of the link that it came by; null where the link is of no use. */
export async function usableRecommendation(
  tx: Queryable,
  token: string,
  { uid, jobId, ...when }: { uid: string; jobId: string; at: string; today: string },
): Promise<{ id: string; by: Recommender } | null> {
  const row = await findRecommendation(tx, token, uid);
  if (!row || row.userId === uid || row.job.id !== jobId || !isCurrent(row, when)) return null;
  return { id: row.id, by: row.by };
}
