import type { ProfileView } from '#domain/api/account';
import { jobSeenBy } from '../jobs/storedJobs';
import { cursorText, type PageBounds, type PagedRow } from '../lib/listPage';
import type { Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

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
  seen: readonly { userId: string }[],
): Promise<void> {
  // In one order, so that two lists that are read simultaneously cannot deadlock
  const ids = seen.map(({ userId }) => userId).sort();
  await db.query(
    `insert into profile_views (id, user_id, employer_id, job_id, viewed_on, last_at)
     select gen_random_uuid()::text, users.id, $2, $3, $4, $5
     from users where users.id = any($1)
       -- Who has blocked the employer hears nothing of it
       and not exists (select 1 from employer_blocks blocks
         where blocks.uid = users.id and blocks.employer_id = $2)
     order by users.id
     on conflict (user_id, employer_id, job_id, viewed_on) do update
       set looks = profile_views.looks + 1, last_at = excluded.last_at`,
    [ids, employerId, jobId, day, at],
  );
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
  await deleteInSlices(db, 'delete from profile_views where last_at < $1', [before]);
}
