import type { ResponseOf } from '#domain/api/endpoint';
import type { EmployerApplication, listApplications } from '#domain/api/integration';
import type { ListPageRequest } from '#domain/api/listPage';
import { mayShareDocuments } from '#domain/candidates/documents';
import { PAGE_SIZE } from '#domain/limits';
import { verifiedNameOf } from '../identity/accounts';
import { pageBounds, pageOf } from '../lib/listPage';
import type { Queryable } from '../storage/database';
import type { ApplicationEvent } from './applications.repository';
import { findDocumentRequests } from './documentRequests.repository';
import {
  type EmployerApplicationFilter,
  type EmployerApplicationRow,
  findEmployerApplications,
  findEnclosedDocuments,
  findEnclosedReferences,
} from './employerApplications.repository';
import { findHistories } from './ownApplications.repository';

export type EmployerApplicationPage = Omit<ResponseOf<typeof listApplications>, 'status'>;

/**
 * A page of the applications on the employer's own jobs, newest change first, in a few queries. An
 * unanswered invitation is not included.
 *
 * @param today - `YYYY-MM-DD` in Stockholm.
 */
export async function readEmployerApplications(
  db: Queryable,
  employerId: string,
  { id, jobId, since, ...page }: EmployerApplicationFilter & ListPageRequest,
  today: string,
): Promise<EmployerApplicationPage> {
  const bounds = pageBounds(page, PAGE_SIZE);
  const found = await findEmployerApplications(db, employerId, { id, jobId, since }, bounds);
  const { rows, nextPageToken } = pageOf(found, bounds);
  const ids = rows.map((row) => row.id);
  const histories = await findHistories(db, ids);
  const references = await findEnclosedReferences(db, ids);
  const documents = await findEnclosedDocuments(db, ids);
  const requests = await findDocumentRequests(db, { ids }, today);
  return {
    results: rows.map((row) =>
      toEmployerApplication(row, {
        history: histories.get(row.id) ?? [],
        references: references.get(row.id) ?? [],
        documents: documents.get(row.id) ?? [],
        documentRequest: requests.get(row.id) ?? null,
      }),
    ),
    nextPageToken,
  };
}

/**
 * Of a candidate who was invited and has not shown interest, the employer sees no name; of one who
 * has shown interest, the first name and what they answered to the invitation. The message, contact
 * details and verified name are added when the candidate applies.
 */
function toEmployerApplication(
  row: EmployerApplicationRow,
  {
    history,
    references,
    documents,
    documentRequest,
  }: { history: ApplicationEvent[] } & Pick<EmployerApplication, 'documentRequest'> &
    Pick<EmployerApplication['enclosed'], 'references' | 'documents'>,
): EmployerApplication {
  const { contact, firstName, bankIdVerified, verifiedFirstName, verifiedLastName, ...rest } = row;
  const { answers, systems, prescriberCode, cursorAt: _, ...more } = rest;
  const { invitationQuestions, invitationAnswers, ...application } = more;
  const seen = new Set(history.map(({ status }) => status));
  // The employer sees nothing of a candidate who declined
  const agreed = seen.has('interested') || seen.has('candidate');
  const invitation =
    seen.has('sent') && agreed
      ? { questionnaire: invitationQuestions, answers: invitationAnswers }
      : null;
  if (!seen.has('candidate')) {
    const nothingElse = { lastName: null, email: null, phone: null, verifiedName: null };
    return {
      ...application,
      candidate: { firstName: agreed ? firstName : '', bankIdVerified, ...nothingElse },
      answers: {},
      invitation,
      documentRequest,
      enclosed: { references: [], documents: [], systems: [], prescriberCode: null },
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
  // References may be contacted for this application only, and not once it ended without success
  const asked = mayShareDocuments(application.status) ? references : [];
  const enclosed = { documents, references: asked, systems, prescriberCode };
  return { ...application, candidate, answers, invitation, documentRequest, enclosed, history };
}
