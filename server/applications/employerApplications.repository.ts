import type { Answers } from '#domain/applications/questionnaire';
import type { ApplicationStatus } from '#domain/applications/status';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import type { Queryable } from '../storage/database';
import { cursorText, type PageBounds, type PagedRow } from './listPage';

/** Which of the employer's applications. */
export interface EmployerApplicationFilter {
  id?: string;
  jobId?: string;
  /** ISO 8601: only those changed at that instant or later. */
  since?: string;
}

/** An application with the candidate's data that its employer may see. */
export interface EmployerApplicationRow extends PagedRow {
  jobId: string;
  status: ApplicationStatus;
  pendingFrom: ApplicationStatus | null;
  createdAt: string;
  updatedAt: string;
  contact: Partial<ContactDetails>;
  firstName: string;
  bankIdVerified: boolean;
  verifiedFirstName: string | null;
  verifiedLastName: string | null;
  answers: Answers;
}

/** The rows of a page, newest change first. An unanswered invitation is not included. */
export function findEmployerApplications(
  db: Queryable,
  employerId: string,
  { id, jobId, since }: EmployerApplicationFilter,
  bounds: PageBounds,
): Promise<EmployerApplicationRow[]> {
  return db.query<EmployerApplicationRow>(
    `select applications.id, applications.job_id as "jobId", applications.status,
       applications.pending_from as "pendingFrom", applications.created_at as "createdAt",
       applications.updated_at as "updatedAt", applications.contact,
       coalesce(users.first_name, '') as "firstName", users.bankid_subject is not null as "bankIdVerified",
       users.verified_first_name as "verifiedFirstName",
       users.verified_last_name as "verifiedLastName", applications.answers,
       ${cursorText('applications.updated_at')} as "cursorAt"
     from applications
     join jobs on jobs.id = applications.job_id
     -- The candidate's account may be deleted
     left join users on users.id = applications.uid
     where jobs.employer_id = $1 and applications.status <> 'sent'
       and ($2::text is null or applications.id = $2)
       and ($3::text is null or applications.job_id = $3)
       and ($4::timestamptz is null or applications.updated_at >= $4)
       and ($5::timestamptz is null
         or (applications.updated_at, applications.id) < ($5::timestamptz, $6::text))
     order by applications.updated_at desc, applications.id desc
     limit $7`,
    [
      employerId,
      id ?? null,
      jobId ?? null,
      since ? new Date(since) : null,
      bounds.after?.at ?? null,
      bounds.after?.id ?? null,
      bounds.limit,
    ],
  );
}
