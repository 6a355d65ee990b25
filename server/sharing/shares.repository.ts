import type { DocumentShare, SharedDocument } from '#domain/api/documents';
import type { ApplicationStatus } from '#domain/applications/status';
import { DOCUMENT_COLUMNS, type DocumentRow, END_COLUMNS } from '../documents/ownDocuments';
import { jobSeenBy } from '../jobs/storedJobs';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';

/** The employers with whom a candidate's documents are shared. */
export function findShares(
  db: Queryable,
  userId: string,
): Promise<(DocumentShare & { documentId: string })[]> {
  return db.query(
    `select document_shares.document_id as "documentId", applications.id as "applicationId",
       ${jobSeenBy('user_documents.user_id')}->>'title' as "jobTitle",
       ${jobSeenBy('user_documents.user_id')}->'workplace'->>'name' as workplace,
       document_shares.shared_at as since
     from document_shares
     join user_documents on user_documents.id = document_shares.document_id
     join applications on applications.id = document_shares.application_id
     join jobs on jobs.id = applications.job_id
     where user_documents.user_id = $1
     order by document_shares.shared_at, applications.id`,
    [userId],
  );
}

export async function shareDocuments(
  tx: Queryable,
  { applicationId, documentIds }: { applicationId: string; documentIds: readonly string[] },
  at: string,
): Promise<void> {
  await tx.query(
    `insert into document_shares (application_id, document_id, shared_at)
     select distinct $1, document_id, $3::timestamptz from unnest($2::text[]) as document_id
     -- Shared once more: the employer may have asked for it since
     on conflict (application_id, document_id) do update set shared_at = excluded.shared_at`,
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

/** The documents that are shared in an application, without their owner. */
export function findSharedDocuments(
  db: Queryable,
  applicationId: string,
): Promise<SharedDocument[]> {
  return db.query<SharedDocument>(
    `select user_documents.id, user_documents.type, user_documents.name,
       user_documents.media_type as "mediaType", user_documents.size,
       user_documents.issued_on as "issuedOn", ${END_COLUMNS},
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
    `select ${DOCUMENT_COLUMNS}, user_documents.user_id as "userId"
     from document_shares
     join user_documents on user_documents.id = document_shares.document_id
     join applications on applications.id = document_shares.application_id
     where applications.id = $1 and user_documents.id = $2 and applications.employer_id = $3
       and applications.uid = user_documents.user_id and applications.status <> 'sent'`,
    [applicationId, documentId, employerId],
  );
  return row ?? null;
}

/**
 * Unshares so many documents of applications in these states that ended before an instant; answers
 * how many there were, and in which applications of whom.
 */
export async function unshareEnded(
  tx: Queryable,
  {
    statuses,
    endedBefore,
    limit,
  }: { statuses: readonly ApplicationStatus[]; endedBefore: number; limit: number },
): Promise<{ count: number; ended: { applicationId: string; userId: string }[] }> {
  const rows = await tx.query<{ applicationId: string; userId: string; count: number }>(
    `with past as (
       select document_shares.ctid as row, applications.id, applications.uid
       from document_shares
       join applications on applications.id = document_shares.application_id
       where applications.status = any($1) and applications.updated_at <= $2
       limit $3 for update of document_shares skip locked
     ), gone as (
       delete from document_shares using past where document_shares.ctid = past.row
       returning past.id, past.uid
     )
     select id as "applicationId", uid as "userId", count(*) as count from gone group by id, uid`,
    [statuses, instant(endedBefore), limit],
  );
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  return { count, ended: rows };
}
