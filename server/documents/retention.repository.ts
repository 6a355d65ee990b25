import type { DocumentType } from '#domain/candidates/documents';
import type { Language } from '#domain/language';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** A document, and whose it is. */
export interface OwnedDocument {
  id: string;
  userId: string;
}

/** Documents of a type that were uploaded before an instant, by id, after one. */
export function findOldDocuments(
  db: Queryable,
  {
    type,
    before,
    after,
    limit,
  }: { type: DocumentType; before: number; after: string; limit: number },
): Promise<OwnedDocument[]> {
  return db.query<OwnedDocument>(
    `select id, user_id as "userId" from user_documents
     where type = $1 and uploaded_at <= $2 and id > $3 order by id limit $4`,
    [type, instant(before), after, limit],
  );
}

/** Those of some documents that are of a type and were uploaded before an instant, locked. */
export function lockOldDocuments(
  tx: Queryable,
  { type, before, among }: { type: DocumentType; before: number; among: readonly string[] },
): Promise<(OwnedDocument & { fileId: string })[]> {
  return tx.query(
    `select id, user_id as "userId", file_id as "fileId" from user_documents
     where type = $1 and uploaded_at <= $2 and id = any($3) for update`,
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

/** What says whether a reminder of a document is due. */
export type Expiring = OwnedDocument & Pick<ExpiringDocument, 'type' | 'validTo' | 'remindedDays'>;

/** Documents that expire between two days, of owners who can be mailed, by id, after one. */
export function findExpiring(
  db: Queryable,
  { from, to, after, limit }: { from: string; to: string; after: string; limit: number },
): Promise<Expiring[]> {
  return db.query<Expiring>(
    `select user_documents.id, user_documents.user_id as "userId", user_documents.type,
       user_documents.valid_to as "validTo", user_documents.reminded_days as "remindedDays"
     from user_documents join users on users.id = user_documents.user_id
     where user_documents.valid_to between $1 and $2 and users.email_confirmed_at is not null
       and user_documents.id > $3
     order by user_documents.id limit $4`,
    [from, to, after, limit],
  );
}

/** An owner's documents that expire between two days, locked; none where they cannot be mailed. */
export function lockExpiring(
  tx: Queryable,
  { from, to, userId }: { from: string; to: string; userId: string },
): Promise<ExpiringDocument[]> {
  return tx.query<ExpiringDocument>(
    `select user_documents.id, user_documents.type, user_documents.valid_to as "validTo",
       user_documents.reminded_days as "remindedDays", users.id as "userId", users.email,
       users.language
     from user_documents join users on users.id = user_documents.user_id
     where users.id = $3
       and user_documents.valid_to between $1 and $2 and users.email_confirmed_at is not null
     order by user_documents.valid_to, user_documents.id
     for update of user_documents`,
    [from, to, userId],
  );
}

export async function saveReminded(tx: Queryable, id: string, days: number): Promise<void> {
  await tx.query('update user_documents set reminded_days = $2 where id = $1', [id, days]);
}
