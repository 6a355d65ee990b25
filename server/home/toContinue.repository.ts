import type { ApplicationStatus } from '#domain/applications/status';
import type { Job } from '#domain/jobs/job';
import { jobSeenBy, withMendedJob } from '../jobs/storedJobs';
import type { Queryable } from '../storage/database';

interface DraftRow {
  job: Job;
  status: ApplicationStatus | null;
}

/** A candidate's drafts of applications to open jobs, the one that was saved last first. */
export async function findDraftsOfOpenJobs(
  db: Queryable,
  uid: string,
  today: string,
): Promise<DraftRow[]> {
  const rows = await db.query<DraftRow>(
    `select ${jobSeenBy('drafts.uid')} as job, applications.status
     from application_drafts drafts
     join jobs on jobs.id = drafts.job_id
     left join applications on applications.uid = drafts.uid and applications.job_id = drafts.job_id
     where drafts.uid = $1 and jobs.status = 'open' and jobs.closes_on >= $2
     order by drafts.updated_at desc, drafts.job_id`,
    [uid, today],
  );
  return rows.map(withMendedJob);
}
