import type { DocumentOpening, SharedDocument, ShownCriminalRecord } from '#domain/api/documents';
import type { ApplicationStatus } from '#domain/applications/status';
import type { DocumentType } from '#domain/candidates/documents';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';

/** A document as it is stored. Days are `YYYY-MM-DD`, instants ISO 8601 UTC. */
export interface DocumentRow {
  id: string;
  fileId: string;
  type: DocumentType;
  name: string;
  mediaType: string;
  size: number;
  issuedOn: string | null;
  validTo: string | null;
  uploadedAt: string;
}

/** What of a document its owner may change. */
export interface DocumentDetails extends Pick<DocumentRow, 'name' | 'issuedOn' | 'validTo'> {
  /** The last reminder that is not to be sent any more. */
  remindedDays: number | null;
}

const COLUMNS = `user_documents.id, user_documents.file_id as "fileId", user_documents.type,
  user_documents.name, user_documents.media_type as "mediaType", user_documents.size,
  user_documents.issued_on as "issuedOn", user_documents.valid_to as "validTo",
  user_documents.uploaded_at as "uploadedAt"`;

export function findDocuments(db: Queryable, userId: string): Promise<DocumentRow[]> {
  return db.query<DocumentRow>(
    `select ${COLUMNS} from user_documents where user_id = $1 order by uploaded_at desc, id`,
    [userId],
  );
}

/** One of their own; null for none and for another's. */
export async function findDocument(
  db: Queryable,
  userId: string,
  id: string,
): Promise<DocumentRow | null> {
  const [row] = await db.query<DocumentRow>(
    `select ${COLUMNS} from user_documents where user_id = $1 and id = $2`,
    [userId, id],
  );
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockDocument(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<DocumentRow | null> {
  const [row] = await tx.query<DocumentRow>(
    `select ${COLUMNS} from user_documents where user_id = $1 and id = $2 for update`,
    [userId, id],
  );
  return row ?? null;
}

/** How many documents a person has, and bytes of them all together. */
export async function sumDocuments(
  db: Queryable,
  userId: string,
): Promise<{ count: number; bytes: number }> {
  const [row] = await db.query<{ count: number; bytes: number }>(
    `select count(*) as count, coalesce(sum(size), 0)::int8 as bytes
     from user_documents where user_id = $1`,
    [userId],
  );
  return row ?? { count: 0, bytes: 0 };
}

type NewDocument = DocumentRow & DocumentDetails & { userId: string };

export async function insertDocument(tx: Queryable, row: NewDocument): Promise<void> {
  await tx.query(
    `insert into user_documents (id, user_id, file_id, type, name, media_type, size, issued_on,
       valid_to, uploaded_at, reminded_days)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      row.id,
      row.userId,
      row.fileId,
      row.type,
      row.name,
      row.mediaType,
      row.size,
      row.issuedOn,
      row.validTo,
      row.uploadedAt,
      row.remindedDays,
    ],
  );
}

/** Puts another file in a document's place. */
export async function replaceDocument(tx: Queryable, row: NewDocument): Promise<void> {
  await tx.query(
    `update user_documents set file_id = $2, name = $3, media_type = $4, size = $5,
       issued_on = $6, valid_to = $7, uploaded_at = $8, reminded_days = $9
     where id = $1`,
    [
      row.id,
      row.fileId,
      row.name,
      row.mediaType,
      row.size,
      row.issuedOn,
      row.validTo,
      row.uploadedAt,
      row.remindedDays,
    ],
  );
}

export async function saveDetails(
  tx: Queryable,
  id: string,
  { name, issuedOn, validTo, remindedDays }: DocumentDetails,
): Promise<void> {
  await tx.query(
    `update user_documents set name = $2, issued_on = $3, valid_to = $4, reminded_days = $5
     where id = $1`,
    [id, name, issuedOn, validTo, remindedDays],
  );
}

export async function deleteDocument(tx: Queryable, id: string): Promise<void> {
  await tx.query('delete from user_documents where id = $1', [id]);
}

/** With whom a person's documents are shared. */
export function findShares(
  db: Queryable,
  userId: string,
): Promise<{ documentId: string; applicationId: string; jobTitle: string; since: string }[]> {
  return db.query(
    `select document_shares.document_id as "documentId", applications.id as "applicationId",
       jobs.data->>'title' as "jobTitle", document_shares.shared_at as since
     from document_shares
     join user_documents on user_documents.id = document_shares.document_id
     join applications on applications.id = document_shares.application_id
     join jobs on jobs.id = applications.job_id
     where user_documents.user_id = $1
     order by document_shares.shared_at, applications.id`,
    [userId],
  );
}

/** How often employers opened each of a person's documents. */
export async function countOpenings(db: Queryable, userId: string): Promise<Map<string, number>> {
  const rows = await db.query<{ documentId: string; count: number }>(
    `select document_id as "documentId", count(*) as count from document_openings
     where user_id = $1 and opened_by = 'employer' group by document_id`,
    [userId],
  );
  return new Map(rows.map(({ documentId, count }) => [documentId, count]));
}

export function findOpenings(
  db: Queryable,
  { userId, documentId, limit }: { userId: string; documentId: string; limit: number },
): Promise<DocumentOpening[]> {
  return db.query<DocumentOpening>(
    `select document_openings.at, document_openings.opened_by as by,
       employers.name as "employerName", jobs.data->>'title' as "jobTitle"
     from document_openings
     left join employers on employers.id = document_openings.employer_id
     left join applications on applications.id = document_openings.application_id
     left join jobs on jobs.id = applications.job_id
     where document_openings.user_id = $1 and document_openings.document_id = $2
     order by document_openings.id desc limit $3`,
    [userId, documentId, limit],
  );
}

/** Notes that a document was opened, by its owner or by an employer. */
export async function insertOpening(
  tx: Queryable,
  opening: {
    userId: string;
    documentId: string;
    by: { employerId: string; applicationId: string } | null;
    at: string;
  },
): Promise<void> {
  const { userId, documentId, by, at } = opening;
  await tx.query(
    `insert into document_openings
       (user_id, document_id, opened_by, employer_id, application_id, at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      userId,
      documentId,
      by ? 'employer' : 'owner',
      by?.employerId ?? null,
      by?.applicationId ?? null,
      at,
    ],
  );
}

/** The state of their own application, which stays until the transaction ends; null for none. */
export async function lockApplicationStatus(
  tx: Queryable,
  userId: string,
  applicationId: string,
): Promise<ApplicationStatus | null> {
  const [row] = await tx.query<{ status: ApplicationStatus }>(
    'select status from applications where id = $1 and uid = $2 for update',
    [applicationId, userId],
  );
  return row?.status ?? null;
}

export async function shareDocuments(
  tx: Queryable,
  { applicationId, documentIds }: { applicationId: string; documentIds: readonly string[] },
  at: string,
): Promise<void> {
  await tx.query(
    `insert into document_shares (application_id, document_id, shared_at)
     select $1, document_id, $3 from unnest($2::text[]) as document_id
     on conflict do nothing`,
    [applicationId, documentIds, at],
  );
}

export async function unshareDocuments(
  tx: Queryable,
  { applicationId, documentIds }: { applicationId: string; documentIds: readonly string[] },
): Promise<void> {
  await tx.query(
    'delete from document_shares where application_id = $1 and document_id = any($2)',
    [applicationId, documentIds],
  );
}

/** Ids of the documents that are shared in an application. */
export async function findSharedIds(db: Queryable, applicationId: string): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    'select document_id as id from document_shares where application_id = $1',
    [applicationId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Whether an application is on one of the employer's jobs, and no invitation. */
export async function isEmployersApplication(
  db: Queryable,
  employerId: string,
  applicationId: string,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from applications join jobs on jobs.id = applications.job_id
     where applications.id = $1 and jobs.employer_id = $2 and applications.status <> 'sent'`,
    [applicationId, employerId],
  );
  return rows.length > 0;
}

/** What is shared in an application, without whose it is. */
export function findSharedDocuments(
  db: Queryable,
  applicationId: string,
): Promise<SharedDocument[]> {
  return db.query<SharedDocument>(
    `select user_documents.id, user_documents.type, user_documents.name,
       user_documents.media_type as "mediaType", user_documents.size,
       user_documents.issued_on as "issuedOn", user_documents.valid_to as "validTo",
       document_shares.shared_at as "sharedAt"
     from document_shares join user_documents on user_documents.id = document_shares.document_id
     where document_shares.application_id = $1
     order by document_shares.shared_at desc, user_documents.id`,
    [applicationId],
  );
}

/** A document that an application on one of the employer's jobs shares; null for every other. */
export async function findEmployersDocument(
  db: Queryable,
  {
    employerId,
    applicationId,
    documentId,
  }: Record<'employerId' | 'applicationId' | 'documentId', string>,
): Promise<(DocumentRow & { userId: string }) | null> {
  const [row] = await db.query<DocumentRow & { userId: string }>(
    `select ${COLUMNS}, user_documents.user_id as "userId"
     from document_shares
     join user_documents on user_documents.id = document_shares.document_id
     join applications on applications.id = document_shares.application_id
     join jobs on jobs.id = applications.job_id
     where applications.id = $1 and user_documents.id = $2 and jobs.employer_id = $3
       and applications.uid = user_documents.user_id and applications.status <> 'sent'`,
    [applicationId, documentId, employerId],
  );
  return row ?? null;
}

export function findShownRecords(db: Queryable, userId: string): Promise<ShownCriminalRecord[]> {
  return db.query<ShownCriminalRecord>(
    `select id, shown_on as "shownOn", shown_to as "shownTo" from shown_criminal_records
     where user_id = $1 order by shown_on desc, id`,
    [userId],
  );
}

export async function insertShownRecord(
  tx: Queryable,
  { id, userId, shownOn, shownTo, now }: ShownCriminalRecord & { userId: string; now: number },
): Promise<void> {
  await tx.query(
    `insert into shown_criminal_records (id, user_id, shown_on, shown_to, created_at)
     values ($1, $2, $3, $4, $5)`,
    [id, userId, shownOn, shownTo, instant(now)],
  );
}
