import type { Job } from '#domain/jobs/job';
import type { Recommender } from '#domain/recommendations/recommendation';
import type { Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** A link as it is opened. Instants are ISO 8601 UTC. */
export interface RecommendationRow {
  id: string;
  job: Job;
  by: Recommender;
  /** The candidate who made it; null for an employer's. */
  userId: string | null;
  /** What the link may show of who made it; null where they did not agree. */
  firstName: string | null;
  expiresAt: string;
  /** The caller has answered the job with it. */
  used: boolean;
}

/** A candidate's own link, as it is listed. */
export interface OwnRecommendationRow {
  id: string;
  job: Job;
  showsName: boolean;
  createdAt: string;
  expiresAt: string;
}

interface NewRecommendation {
  id: string;
  tokenHash: string;
  jobId: string;
  showsName: boolean;
  createdAt: string;
  expiresAt: string;
}

/** Stores a candidate's link. */
export async function insertCandidates(
  tx: Queryable,
  row: NewRecommendation & { userId: string },
): Promise<void> {
  await tx.query(
    `insert into recommendations (id, token_hash, job_id, user_id, shows_name, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [row.id, row.tokenHash, row.jobId, row.userId, row.showsName, row.createdAt, row.expiresAt],
  );
}

/** Stores an employer's link. */
export async function insertEmployers(
  tx: Queryable,
  row: Omit<NewRecommendation, 'showsName'> & { employerId: string; firstName: string | null },
): Promise<void> {
  await tx.query(
    `insert into recommendations
       (id, token_hash, job_id, employer_id, first_name, shows_name, created_at, expires_at)
     values ($1, $2, $3, $4, $5::text, $5::text is not null, $6, $7)`,
    [row.id, row.tokenHash, row.jobId, row.employerId, row.firstName, row.createdAt, row.expiresAt],
  );
}

/**
 * The link with this secret, as `uid` sees it: for who has blocked the employer that made it there is
 * none, nor of a suspended candidate.
 */
export async function findByToken(
  db: Queryable,
  tokenHash: string,
  uid: string | null,
): Promise<RecommendationRow | null> {
  const [row] = await db.query<RecommendationRow>(
    `select links.id, jobs.data as job, links.user_id as "userId", links.expires_at as "expiresAt",
       case when links.user_id is null then 'employer' else 'candidate' end as by,
       case when links.shows_name then coalesce(links.first_name, users.first_name) end
         as "firstName",
       exists (select 1 from applications
         where applications.uid = $2::text and applications.recommendation_id = links.id) as used
     from recommendations links
     join jobs on jobs.id = links.job_id
     left join users on users.id = links.user_id
     where links.token_hash = $1 and users.suspended_at is null
       and not exists (select 1 from employer_blocks blocks
         where blocks.uid = $2::text and blocks.employer_id = links.employer_id)`,
    [tokenHash, uid],
  );
  return row ?? null;
}

/** A candidate's links that are valid at an instant, the newest first. */
export function findOwn(
  db: Queryable,
  userId: string,
  at: string,
): Promise<OwnRecommendationRow[]> {
  return db.query(
    `select links.id, jobs.data as job, links.shows_name as "showsName",
       links.created_at as "createdAt", links.expires_at as "expiresAt"
     from recommendations links join jobs on jobs.id = links.job_id
     where links.user_id = $1 and links.expires_at > $2
     order by links.created_at desc, links.id`,
    [userId, at],
  );
}

/** How many links of a job its employer has that are valid at an instant. */
export async function countEmployers(tx: Queryable, jobId: string, at: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from recommendations
     where job_id = $1 and employer_id is not null and expires_at > $2`,
    [jobId, at],
  );
  return row?.count ?? 0;
}

export async function deleteOwn(tx: Queryable, userId: string, id: string): Promise<void> {
  await tx.query('delete from recommendations where user_id = $1 and id = $2', [userId, id]);
}

/** Where it is not this employer's link of this job, nothing is done. */
export async function deleteEmployers(
  db: Queryable,
  link: { id: string; jobId: string; employerId: string },
): Promise<void> {
  await db.query('delete from recommendations where id = $1 and job_id = $2 and employer_id = $3', [
    link.id,
    link.jobId,
    link.employerId,
  ]);
}

/** Forgets links that expired before an instant. */
export async function pruneRecommendations(db: Queryable, before: string): Promise<void> {
  await deleteInSlices(db, 'delete from recommendations where expires_at < $1', [before]);
}
