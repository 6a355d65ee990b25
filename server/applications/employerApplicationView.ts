import type { ResponseOf } from '#domain/api/endpoint';
import type { EmployerApplication, listApplications } from '#domain/api/integration';
import type { ListPageRequest } from '#domain/api/listPage';
import type { Answers } from '#domain/applications/questionnaire';
import type { ApplicationStatus } from '#domain/applications/status';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import { PAGE_SIZE } from '#domain/limits';
import { verifiedNameOf } from '../identity/users.repository';
import type { Queryable } from '../storage/database';
import { type ApplicationEvent, findHistories } from './applications.repository';
import { cursorText, type PagedRow, pageBounds, pageOf } from './listPage';

export type EmployerApplicationPage = Omit<ResponseOf<typeof listApplications>, 'status'>;

/** Which of the employer's applications. */
interface EmployerApplicationFilter extends ListPageRequest {
  id?: string;
  jobId?: string;
  /** ISO 8601: only what changed at that instant or later. */
  since?: string;
}

interface Row extends PagedRow {
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

/**
 * A page of the applications on the employer's own jobs, newest change first, in two queries. An
 * invitation that is not answered is not one yet.
 */
export async function readEmployerApplications(
  db: Queryable,
  employerId: string,
  { id, jobId, since, ...page }: EmployerApplicationFilter,
): Promise<EmployerApplicationPage> {
  const bounds = pageBounds(page, PAGE_SIZE);
  const found = await db.query<Row>(
    `select applications.id, applications.job_id as "jobId", applications.status,
       applications.pending_from as "pendingFrom", applications.created_at as "createdAt",
       applications.updated_at as "updatedAt", applications.contact,
       users.first_name as "firstName", users.bankid_subject is not null as "bankIdVerified",
       users.verified_first_name as "verifiedFirstName",
       users.verified_last_name as "verifiedLastName", applications.answers,
       ${cursorText('applications.updated_at')} as "cursorAt"
     from applications
     join jobs on jobs.id = applications.job_id
     join users on users.id = applications.uid
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
  const { rows, nextPageToken } = pageOf(found, bounds);
  const histories = await findHistories(
    db,
    rows.map((row) => row.id),
  );
  return {
    results: rows.map((row) => toEmployerApplication(row, histories.get(row.id) ?? [])),
    nextPageToken,
  };
}

/**
 * Who has only shown interest is known by their first name; their words, the way to reach them and
 * the name in their BankID come when they apply.
 */
function toEmployerApplication(row: Row, history: ApplicationEvent[]): EmployerApplication {
  const { contact, firstName, bankIdVerified, verifiedFirstName, verifiedLastName, ...rest } = row;
  const { answers, cursorAt: _, ...application } = rest;
  if (!history.some((event) => event.status === 'candidate')) {
    const nothingElse = { lastName: null, email: null, phone: null, verifiedName: null };
    return {
      ...application,
      candidate: { firstName, bankIdVerified, ...nothingElse },
      answers: {},
      history,
    };
  }
  const candidate = {
    firstName: contact.firstName ?? firstName,
    lastName: contact.lastName ?? null,
    email: contact.email ?? null,
    phone: contact.phone ?? null,
    bankIdVerified,
    verifiedName: bankIdVerified ? verifiedNameOf(verifiedFirstName, verifiedLastName) : null,
  };
  return { ...application, candidate, answers, history };
}
