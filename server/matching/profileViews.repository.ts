import type { ProfileView } from '#domain/api/account';
import { jobSeenBy } from '../jobs/storedJobs';
import { cursorText, type PageBounds, type PagedRow } from '../lib/listPage';
import type { Queryable } from '../storage/database';

/** Whom an employer saw, under which pseudonym. */
interface SeenCandidate {
  userId: string;
  candidate: string;
}

/** Where and when: `day` is `YYYY-MM-DD` in Stockholm, `at` ISO 8601 UTC. */
interface Look {
  employerId: string;
  jobId: string;
  day: string;
  at: string;
}

/** Notes that an employer saw candidates: a row a day, with how often. */
export async function noteLooks(
  db: Queryable,
  { employerId, jobId, day, at }: Look,
  seen: readonly SeenCandidate[],
): Promise<void> {
  // In one order, so that two lists that are read simultaneously cannot deadlock
  const rows = seen.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  await db.query(
    `insert into profile_views (id, user_id, employer_id, job_id, pseudonym, viewed_on, last_at)
     select gen_random_uuid()::text, users.id, $3, $4, seen.pseudonym, $5, $6
     from unnest($1::text[], $2::text[]) as seen (user_id, pseudonym)
     join users on users.id = seen.user_id
     order by users.id
     on conflict (user_id, employer_id, job_id, viewed_on) do update
       set looks = profile_views.looks + 1, last_at = excluded.last_at`,
    [
      rows.map(({ userId }) => userId),
      rows.map(({ candidate }) => candidate),
      employerId,
      jobId,
      day,
      at,
    ],
  );
}

/** A candidate whom an employer was shown. */
interface SeenUser {
  userId: string;
  /** The employer's name. */
  employer: string;
}

/** Who a pseudonym is that an employer was shown; null when it was not, or they are hidden now. */
export async function findSeenUser(
  tx: Queryable,
  employerId: string,
  candidate: string,
): Promise<SeenUser | null> {
  const [row] = await tx.query<SeenUser>(
    `select users.id as "userId", employers.name as employer
     from profile_views
     join users on users.id = profile_views.user_id
     join employers on employers.id = profile_views.employer_id
     where profile_views.employer_id = $1 and profile_views.pseudonym = $2
       and users.visibility = 'offers' and users.suspended_at is null
       and not exists (select 1 from employer_blocks
         where employer_blocks.uid = users.id and employer_blocks.employer_id = $1)
     limit 1`,
    [employerId, candidate],
  );
  return row ?? null;
}

/** Who saw a candidate's card, newest first. */
export function findProfileViews(
  db: Queryable,
  userId: string,
  { limit, after }: PageBounds,
): Promise<(ProfileView & PagedRow)[]> {
  return db.query<ProfileView & PagedRow>(
    `select profile_views.id, employers.name as employer,
       jsonb_build_object('id', jobs.id, 'slug', seen.job->'slug', 'title', seen.job->'title') as job,
       profile_views.viewed_on as day, profile_views.looks, profile_views.last_at as "lastAt",
       ${cursorText('profile_views.last_at')} as "cursorAt"
     from profile_views
     join employers on employers.id = profile_views.employer_id
     join jobs on jobs.id = profile_views.job_id
     cross join lateral (select ${jobSeenBy('profile_views.user_id')} as job) as seen
     where profile_views.user_id = $1
       and ($2::timestamptz is null
         or (profile_views.last_at, profile_views.id) < ($2::timestamptz, $3::text))
     order by profile_views.last_at desc, profile_views.id desc
     limit $4`,
    [userId, after?.at ?? null, after?.id ?? null, limit],
  );
}

/** Deletes profile views before an instant, ISO 8601 UTC. */
export async function deleteProfileViewsBefore(db: Queryable, before: string): Promise<void> {
  await db.query('delete from profile_views where last_at < $1', [before]);
}
