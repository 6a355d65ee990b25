import type { AssignmentList } from '#domain/applications/assignments';
import type { Job } from '#domain/jobs/job';
import { jobSeenBy, withMendedJob } from '../jobs/storedJobs';
import { cursorText, type PageBounds, type PagedRow } from '../lib/listPage';
import type { Queryable } from '../storage/database';
import { CHAT_ENDED } from './applications.repository';

/** An application whose candidate was hired, with its job. */
export interface AssignmentRow extends PagedRow {
  job: Job;
  hiredAt: string;
  chatEnded: boolean;
}

/** Which of a candidate's assignments, on the day `$2`: without a last day they go on. */
const IN_LIST: Readonly<Record<AssignmentList, string>> = {
  ongoing: `coalesce(jobs.data->>'endsOn', '9999') >= $2`,
  completed: `jobs.data->>'endsOn' < $2`,
};

const OWN = `applications join jobs on jobs.id = applications.job_id
  where applications.uid = $1 and applications.status = 'employed'`;

/**
 * A page of a candidate's assignments, the last hired first: nothing changes an application once it
 * is `employed`.
 */
export async function findAssignments(
  db: Queryable,
  { uid, list, today }: { uid: string; list: AssignmentList; today: string },
  { limit, after }: PageBounds,
): Promise<AssignmentRow[]> {
  const rows = await db.query<AssignmentRow>(
    `select applications.id, ${jobSeenBy('applications.uid')} as job, applications.updated_at as "hiredAt",
       ${CHAT_ENDED} as "chatEnded",
       ${cursorText('applications.updated_at')} as "cursorAt"
     from ${OWN} and ${IN_LIST[list]}
       and ($3::timestamptz is null
         or (applications.updated_at, applications.id) < ($3::timestamptz, $4::text))
     order by applications.updated_at desc, applications.id desc
     limit $5`,
    [uid, today, after?.at ?? null, after?.id ?? null, limit],
  );
  return rows.map(withMendedJob);
}

export async function countAssignments(
  db: Queryable,
  { uid, list, today }: { uid: string; list: AssignmentList; today: string },
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*) as count from ${OWN} and ${IN_LIST[list]}`,
    [uid, today],
  );
  return row?.count ?? 0;
}
