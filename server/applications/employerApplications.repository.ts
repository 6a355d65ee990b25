import type { SharedDocument } from '#domain/api/documents';
import type { EnclosedReference } from '#domain/api/integration';
import type { ApplicationStatus } from '#domain/applications/status';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import type { Answers, Question } from '#domain/jobs/questionnaire';
import type { Recommender } from '#domain/recommendations/recommendation';
import { END_COLUMNS } from '../documents/ownDocuments';
import { cursorText, type PageBounds, type PagedRow } from '../lib/listPage';
import type { Queryable } from '../storage/database';
import { IS_SEEN_BY_EMPLOYER } from './applications.repository';

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
  recommendedBy: Recommender | null;
  answers: Answers;
  systems: string[];
  prescriberCode: string | null;
  invitationQuestions: Question[];
  invitationAnswers: Answers;
}

/** The rows of a page, newest change first. An unanswered invitation is not included. */
export function findEmployerApplications(
  db: Queryable,
  employerId: string,
  { id, jobId, since }: EmployerApplicationFilter,
  bounds: PageBounds,
): Promise<EmployerApplicationRow[]> {
  // The page first: of the others nothing but their order is read
  return db.query<EmployerApplicationRow>(
    `with page as (
       select applications.id, applications.updated_at
       from applications
       where applications.employer_id = $1 and ${IS_SEEN_BY_EMPLOYER}
         and ($2::text is null or applications.id = $2)
         and ($3::text is null or applications.job_id = $3)
         and ($4::timestamptz is null or applications.updated_at >= $4)
         and ($5::timestamptz is null
           or (applications.updated_at, applications.id) < ($5::timestamptz, $6::text))
       order by applications.updated_at desc, applications.id desc
       limit $7)
     select applications.id, applications.job_id as "jobId", applications.status,
       applications.pending_from as "pendingFrom", applications.created_at as "createdAt",
       applications.updated_at as "updatedAt", applications.contact,
       coalesce(users.first_name, '') as "firstName", users.bankid_subject is not null as "bankIdVerified",
       users.verified_first_name as "verifiedFirstName",
       users.verified_last_name as "verifiedLastName", applications.recommended_by as "recommendedBy",
       applications.answers, applications.systems, applications.prescriber_code as "prescriberCode",
       applications.invitation_questions as "invitationQuestions",
       applications.invitation_answers as "invitationAnswers",
       ${cursorText('applications.updated_at')} as "cursorAt"
     from page
     join applications on applications.id = page.id
     -- The candidate's account may be deleted
     left join users on users.id = applications.uid
     order by page.updated_at desc, page.id desc`,
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

/** The references that came with applications, of those who may be contacted; by application. */
export async function findEnclosedReferences(
  db: Queryable,
  applicationIds: readonly string[],
): Promise<Map<string, EnclosedReference[]>> {
  const rows = await db.query<EnclosedReference & { applicationId: string }>(
    `select applications.id as "applicationId", user_references.id, user_references.workplace,
       user_references.name, user_references.phone, user_references.email,
       user_references.is_manager as "isManager", user_references.latest_job as "latestJob"
     from applications
     join user_references on user_references.user_id = applications.uid
       and user_references.id = any(applications.reference_ids)
     where applications.id = any($1) and user_references.may_contact
     order by user_references.latest_job, user_references.id`,
    [applicationIds],
  );
  return byApplication(rows);
}

/** The documents that applications share now; by application. */
export async function findEnclosedDocuments(
  db: Queryable,
  applicationIds: readonly string[],
): Promise<Map<string, SharedDocument[]>> {
  const rows = await db.query<SharedDocument & { applicationId: string }>(
    `select document_shares.application_id as "applicationId", user_documents.id,
       user_documents.type, user_documents.name, user_documents.media_type as "mediaType",
       user_documents.size, user_documents.issued_on as "issuedOn",
       ${END_COLUMNS}, document_shares.shared_at as "sharedAt"
     from document_shares join user_documents on user_documents.id = document_shares.document_id
     where document_shares.application_id = any($1)
     order by document_shares.shared_at desc, user_documents.id`,
    [applicationIds],
  );
  return byApplication(rows);
}

function byApplication<Row extends object>(
  rows: readonly (Row & { applicationId: string })[],
): Map<string, Omit<Row, 'applicationId'>[]> {
  const found = new Map<string, Omit<Row, 'applicationId'>[]>();
  for (const { applicationId, ...row } of rows) {
    found.set(applicationId, [...(found.get(applicationId) ?? []), row]);
  }
  return found;
}
