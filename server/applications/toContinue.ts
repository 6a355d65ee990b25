import type { ToContinue } from '#domain/api/home';
import type { ApplicationStatus } from '#domain/applications/status';
import { submissionPath } from '#domain/applications/submission';
import type { Job } from '#domain/jobs/job';
import { findInterviews } from '../planning/plan.repository';
import type { Queryable } from '../storage/database';

interface DraftRow {
  job: Job;
  status: ApplicationStatus | null;
}

/** A candidate's drafts of applications to open jobs, the one that was saved last first. */
function findDraftsOfOpenJobs(db: Queryable, uid: string, today: string): Promise<DraftRow[]> {
  return db.query<DraftRow>(
    `select jobs.data as job, applications.status
     from application_drafts drafts
     join jobs on jobs.id = drafts.job_id
     left join applications on applications.uid = drafts.uid and applications.job_id = drafts.job_id
     where drafts.uid = $1 and jobs.status = 'open' and jobs.closes_on >= $2
     order by drafts.updated_at desc, drafts.job_id`,
    [uid, today],
  );
}

/**
 * The application and the interview that a candidate can go on with.
 *
 * @param at - the time, ISO 8601 UTC, and the day in Stockholm.
 */
export async function findToContinue(
  db: Queryable,
  uid: string,
  at: { now: string; today: string },
): Promise<Omit<ToContinue, 'matches'>> {
  const [drafts, interviews] = await Promise.all([
    findDraftsOfOpenJobs(db, uid, at.today),
    findInterviews(db, uid),
  ]);
  const draft = drafts.find(({ status }) => submissionPath(status, 'candidate') !== null);
  const interview = interviews.find(({ endsAt }) => endsAt > at.now);
  return {
    draft: draft ? { jobId: draft.job.id, ...named(draft.job) } : null,
    interview: interview
      ? {
          applicationId: interview.applicationId,
          startsAt: interview.startsAt,
          ...named(interview.job),
        }
      : null,
  };
}

const named = ({ title, workplace }: Job) => ({ title, workplaceName: workplace.name });
