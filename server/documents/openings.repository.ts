import type { DocumentOpening } from '#domain/api/documents';
import { jobSeenBy } from '../jobs/storedJobs';
import type { Queryable } from '../storage/database';

/** How often employers opened each of a candidate's documents. */
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
       employers.name as "employerName", ${jobSeenBy('document_openings.user_id')}->>'title' as "jobTitle",
       document_openings.attachment_id as "attachmentId"
     from document_openings
     left join employers on employers.id = document_openings.employer_id
     left join applications on applications.id = document_openings.application_id
     left join jobs on jobs.id = applications.job_id
     where document_openings.user_id = $1 and document_openings.document_id = $2
     order by document_openings.id desc limit $3`,
    [userId, documentId, limit],
  );
}

/**
 * Records that a document was opened, by its owner or by an employer; nothing where the account is
 * deleted meanwhile.
 */
export async function insertOpening(
  tx: Queryable,
  opening: {
    userId: string;
    documentId: string;
    by: {
      employerId: string;
      applicationId: string;
      /** Where it was opened in a chat. */
      attachmentId?: string;
    } | null;
    at: string;
  },
): Promise<void> {
  const { userId, documentId, by, at } = opening;
  await tx.query(
    `insert into document_openings
       (user_id, document_id, opened_by, employer_id, application_id, attachment_id, at)
     select id, $2, $3, $4, $5, $6, $7::timestamptz from users where id = $1 for key share`,
    [
      userId,
      documentId,
      by ? 'employer' : 'owner',
      by?.employerId ?? null,
      by?.applicationId ?? null,
      by?.attachmentId ?? null,
      at,
    ],
  );
}
