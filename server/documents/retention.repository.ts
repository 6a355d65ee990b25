import type { DocumentType } from '#domain/candidates/documents';
import type { Language } from '#domain/language';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** Documents of a type that were uploaded before an instant, or those among some, locked. */
export function lockOldDocuments(
  tx: Queryable,
  {
    type,
    before,
    among = null,
  }: { type: DocumentType; before: number; among?: readonly string[] | null },
): Promise<{ id: string; userId: string; fileId: string }[]> {
  return tx.query(
    `select id, user_id as "userId", file_id as "fileId" from user_documents
     where type = $1 and uploaded_at <= $2 and ($3::text[] is null or id = any($3)) for update`,
    [type, instant(before), among],
  );
}

export async function deleteDocuments(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query('delete from user_documents where id = any($1)', [ids]);
}

/** Deletes openings before an instant; returns how many. */
export async function deleteOldOpenings(db: Queryable, before: number): Promise<number> {
  return deleteInSlices(db, 'delete from document_openings where at <= $1', [instant(before)]);
}

/** A document that expires soon, and its owner's address. */
export interface ExpiringDocument {
  id: string;
  type: DocumentType;
  validTo: string;
  remindedDays: number | null;
  userId: string;
  email: string;
  language: Language;
}

/** Documents that expire between two days, of owners who can be mailed, by owner, locked. */
export function lockExpiring(
  tx: Queryable,
  { from, to, userId = null }: { from: string; to: string; userId?: string | null },
): Promise<ExpiringDocument[]> {
  return tx.query<ExpiringDocument>(
    `select user_documents.id, user_documents.type, user_documents.valid_to as "validTo",
       user_documents.reminded_days as "remindedDays", users.id as "userId", users.email,
       users.language
     from user_documents join users on users.id = user_documents.user_id
     where ($3::text is null or users.id = $3)
       and user_documents.valid_to between $1 and $2 and users.email_confirmed_at is not null
     order by users.id, user_documents.valid_to, user_documents.id
     for update of user_documents`,
    [from, to, userId],
  );
}

export async function saveReminded(tx: Queryable, id: string, days: number): Promise<void> {
  await tx.query('update user_documents set reminded_days = $2 where id = $1', [id, days]);
}
