import type { ToContinue } from '#domain/api/home';
import { submissionPath } from '#domain/applications/submission';
import type { Job } from '#domain/jobs/job';
import { findInterviews } from '../planning/bookedInterviews';
import type { Queryable } from '../storage/database';
import { findDraftsOfOpenJobs } from './toContinue.repository';

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
