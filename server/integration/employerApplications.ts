import type { EmployerApplication } from '#domain/api/integration';
import type { Answers } from '#domain/applications/questionnaire';
import type { ApplicationStatus } from '#domain/applications/status';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import { type ApplicationEvent, findHistories } from '../applications/applicationRepository';
import type { Queryable } from '../storage/database';

/** Which of the employer's applications. */
export interface EmployerApplicationFilter {
  id?: string;
  jobId?: string;
  /** ISO 8601: only what changed at that instant or later. */
  since?: string;
}

interface Row {
  id: string;
  jobId: string;
  status: ApplicationStatus;
  pendingFrom: ApplicationStatus | null;
  createdAt: string;
  updatedAt: string;
  contact: Partial<ContactDetails>;
  firstName: string;
  answers: Answers;
}

/**
 * Applications on the employer's own jobs, newest change first, in two queries. An invitation
 * that she has not answered is not one yet.
 */
export async function readEmployerApplications(
  db: Queryable,
  employerId: string,
  { id, jobId, since }: EmployerApplicationFilter,
): Promise<EmployerApplication[]> {
  const rows = await db.query<Row>(
    `select applications.id, applications.job_id as "jobId", applications.status,
       applications.pending_from as "pendingFrom", applications.created_at as "createdAt",
       applications.updated_at as "updatedAt", applications.contact,
       users.first_name as "firstName", applications.answers
     from applications
     join jobs on jobs.id = applications.job_id
     join users on users.id = applications.uid
     where jobs.employer_id = $1 and applications.status <> 'sent'
       and ($2::text is null or applications.id = $2)
       and ($3::text is null or applications.job_id = $3)
       and ($4::timestamptz is null or applications.updated_at >= $4)
     order by applications.updated_at desc, applications.id desc`,
    [employerId, id ?? null, jobId ?? null, since ? new Date(since) : null],
  );
  const histories = await findHistories(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => toEmployerApplication(row, histories.get(row.id) ?? []));
}

/** A raised hand shows her first name alone; her words and how to reach her come when she applies. */
function toEmployerApplication(
  { contact, firstName, answers, ...row }: Row,
  history: ApplicationEvent[],
): EmployerApplication {
  if (!history.some((event) => event.status === 'candidate')) {
    const candidate = { firstName, lastName: null, email: null, phone: null };
    return { ...row, candidate, answers: {}, history };
  }
  const candidate = {
    firstName: contact.firstName ?? firstName,
    lastName: contact.lastName ?? null,
    email: contact.email ?? null,
    phone: contact.phone ?? null,
  };
  return { ...row, candidate, answers, history };
}
