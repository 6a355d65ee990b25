import type { ShownCriminalRecord } from '#domain/api/documents';
import type { DocumentType } from '#domain/candidates/documents';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';

/** A document as stored. Days are `YYYY-MM-DD`, instants ISO 8601 UTC. */
export interface DocumentRow {
  id: string;
  fileId: string;
  type: DocumentType;
  name: string;
  mediaType: string;
  size: number;
  issuedOn: string | null;
  validTo: string | null;
  /** Said by its owner; `endOf` reads it with the day. */
  noEndDate: boolean;
  uploadedAt: string;
}

/** The fields of a document that its owner may change. */
export interface DocumentDetails
  extends Pick<DocumentRow, 'name' | 'issuedOn' | 'validTo' | 'noEndDate'> {
  /** The last reminder that must not be sent any more. */
  remindedDays: number | null;
}

/** What is said of a document's end: columns of `user_documents`, and the fields of its JSON. */
export const END_COLUMNS = `user_documents.valid_to as "validTo",
  coalesce(user_documents.no_end_date, false) as "noEndDate"`;
export const END_FIELDS = `'validTo', user_documents.valid_to,
  'noEndDate', coalesce(user_documents.no_end_date, false)`;

/** Columns of `user_documents`. */
export const DOCUMENT_COLUMNS = `user_documents.id, user_documents.file_id as "fileId", user_documents.type,
  user_documents.name, user_documents.media_type as "mediaType", user_documents.size,
  user_documents.issued_on as "issuedOn", ${END_COLUMNS},
  user_documents.uploaded_at as "uploadedAt"`;

export function findDocuments(db: Queryable, userId: string): Promise<DocumentRow[]> {
  return db.query<DocumentRow>(
    `select ${DOCUMENT_COLUMNS} from user_documents where user_id = $1 order by uploaded_at desc, id`,
    [userId],
  );
}

/** One of the candidate's own documents; null for none and for another candidate's. */
export async function findDocument(
  db: Queryable,
  userId: string,
  id: string,
): Promise<DocumentRow | null> {
  const [row] = await db.query<DocumentRow>(
    `select ${DOCUMENT_COLUMNS} from user_documents where user_id = $1 and id = $2`,
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
    `select ${DOCUMENT_COLUMNS} from user_documents where user_id = $1 and id = $2 for update`,
    [userId, id],
  );
  return row ?? null;
}

/** The number of a candidate's documents, and their bytes in total. */
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

/** Nobody says of a document that it has an end, and not which. */
const saidOrNot = ({ noEndDate }: Pick<DocumentRow, 'noEndDate'>): true | null => noEndDate || null;

type NewDocument = DocumentRow & DocumentDetails & { userId: string };

export async function insertDocument(tx: Queryable, row: NewDocument): Promise<void> {
  await tx.query(
    `insert into user_documents (id, user_id, file_id, type, name, media_type, size, issued_on,
       valid_to, uploaded_at, reminded_days, no_end_date)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
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
      saidOrNot(row),
    ],
  );
}

/** Replaces a document's file. */
export async function replaceDocument(tx: Queryable, row: NewDocument): Promise<void> {
  await tx.query(
    `update user_documents set file_id = $2, name = $3, media_type = $4, size = $5,
       issued_on = $6, valid_to = $7, uploaded_at = $8, reminded_days = $9,
       no_end_date = $10
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
      saidOrNot(row),
    ],
  );
}

export async function saveDetails(
  tx: Queryable,
  id: string,
  { name, issuedOn, validTo, noEndDate, remindedDays }: DocumentDetails,
): Promise<void> {
  await tx.query(
    `update user_documents set name = $2, issued_on = $3, valid_to = $4, reminded_days = $5,
       no_end_date = $6
     where id = $1`,
    [id, name, issuedOn, validTo, remindedDays, saidOrNot({ noEndDate })],
  );
}

export async function deleteDocument(tx: Queryable, id: string): Promise<void> {
  await tx.query('delete from user_documents where id = $1', [id]);
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
