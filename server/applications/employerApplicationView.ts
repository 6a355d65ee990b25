import type { ResponseOf } from '#domain/api/endpoint';
import type { EmployerApplication, listApplications } from '#domain/api/integration';
import type { ListPageRequest } from '#domain/api/listPage';
import { mayShareDocuments } from '#domain/candidates/documents';
import { PAGE_SIZE } from '#domain/limits';
import { verifiedNameOf } from '../identity/users.repository';
import type { Queryable } from '../storage/database';
import type { ApplicationEvent } from './applications.repository';
import {
  type EmployerApplicationFilter,
  type EmployerApplicationRow,
  findEmployerApplications,
  findEnclosedDocuments,
  findEnclosedReferences,
} from './employerApplications.repository';
import { pageBounds, pageOf } from './listPage';
import { findHistories } from './ownApplications.repository';

export type EmployerApplicationPage = Omit<ResponseOf<typeof listApplications>, 'status'>;

/**
 * A page of the applications on the employer's own jobs, newest change first, in a few queries. An
 * unanswered invitation is not included.
 */
export async function readEmployerApplications(
  db: Queryable,
  employerId: string,
  { id, jobId, since, ...page }: EmployerApplicationFilter & ListPageRequest,
): Promise<EmployerApplicationPage> {
  const bounds = pageBounds(page, PAGE_SIZE);
  const found = await findEmployerApplications(db, employerId, { id, jobId, since }, bounds);
  const { rows, nextPageToken } = pageOf(found, bounds);
  const ids = rows.map((row) => row.id);
  const histories = await findHistories(db, ids);
  const references = await findEnclosedReferences(db, ids);
  const documents = await findEnclosedDocuments(db, ids);
  return {
    results: rows.map((row) =>
      toEmployerApplication(row, {
        history: histories.get(row.id) ?? [],
        references: references.get(row.id) ?? [],
        documents: documents.get(row.id) ?? [],
      }),
    ),
    nextPageToken,
  };
}

/**
 * Of a candidate who was invited and has not shown interest, the employer sees no name; of one who
 * has shown interest, the first name. The message, contact details and verified name are added when
 * the candidate applies.
 */
function toEmployerApplication(
  row: EmployerApplicationRow,
  {
    history,
    references,
    documents,
  }: { history: ApplicationEvent[] } & Pick<
    EmployerApplication['enclosed'],
    'references' | 'documents'
  >,
): EmployerApplication {
  const { contact, firstName, bankIdVerified, verifiedFirstName, verifiedLastName, ...rest } = row;
  const { answers, systems, prescriberCode, cursorAt: _, ...application } = rest;
  if (!history.some((event) => event.status === 'candidate')) {
    const nothingElse = { lastName: null, email: null, phone: null, verifiedName: null };
    const interested = history.some((event) => event.status === 'interested');
    return {
      ...application,
      candidate: { firstName: interested ? firstName : '', bankIdVerified, ...nothingElse },
      answers: {},
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
  // Those who may be contacted are so for this application, and not once it has ended in vain
  const asked = mayShareDocuments(application.status) ? references : [];
  const enclosed = { documents, references: asked, systems, prescriberCode };
  return { ...application, candidate, answers, enclosed, history };
}
