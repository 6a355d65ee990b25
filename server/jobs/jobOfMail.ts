import type { Job } from '#domain/jobs/job';
import { findEmployerName } from '../employers/storedEmployers';
import type { JobOfMail } from '../mail/mailWords';
import type { Queryable } from '../storage/database';

/** What a mail says of a job, so that its reader knows which of several it is about. */
export async function jobOfMail(
  db: Queryable,
  { workRole, location, employerId, startsOn, endsOn }: Job,
): Promise<JobOfMail> {
  const employer = employerId === null ? null : await findEmployerName(db, employerId);
  return { workRole, location, employer, startsOn, endsOn };
}
