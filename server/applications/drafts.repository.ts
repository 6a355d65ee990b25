import type { ApplicationDraft } from '#domain/applications/draft';
import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

const COLUMNS = `job_id as "jobId", contact, answers, documents, reference_ids as "references",
  shared_references as "shared", systems, passed, interview_at as "interviewAt", unfinished, updated_at as "updatedAt"`;

/** What a candidate has saved of an application to a job; null for nothing. */
export async function findDraft(
  db: Queryable,
  uid: string,
  jobId: string,
): Promise<ApplicationDraft | null> {
  const [row] = await db.query<ApplicationDraft>(
    `select ${COLUMNS} from application_drafts where uid = $1 and job_id = $2`,
    [uid, jobId],
  );
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockDraft(
  tx: Queryable,
  uid: string,
  jobId: string,
): Promise<ApplicationDraft | null> {
  const [row] = await tx.query<ApplicationDraft>(
    `select ${COLUMNS} from application_drafts where uid = $1 and job_id = $2 for update`,
    [uid, jobId],
  );
  return row ?? null;
}

/** Writes a draft whole, new or in the place of the earlier one. */
export async function writeDraft(
  tx: Queryable,
  uid: string,
  draft: ApplicationDraft,
  at: string,
): Promise<void> {
  await tx.query(
    `insert into application_drafts (uid, job_id, contact, answers, documents, reference_ids,
       shared_references, systems, passed, interview_at, unfinished, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
     on conflict (uid, job_id) do update set
       contact = excluded.contact, answers = excluded.answers, documents = excluded.documents,
       reference_ids = excluded.reference_ids,
       shared_references = excluded.shared_references, systems = excluded.systems,
       passed = excluded.passed, interview_at = excluded.interview_at,
       unfinished = excluded.unfinished, updated_at = excluded.updated_at`,
    [
      uid,
      draft.jobId,
      draft.contact && json(draft.contact),
      json(draft.answers),
      draft.documents,
      draft.references,
      json(draft.shared),
      draft.systems,
      draft.passed,
      draft.interviewAt,
      json(draft.unfinished),
      at,
    ],
  );
}

/** How many drafts a candidate has. */
export async function countDrafts(db: Queryable, uid: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*) as count from application_drafts where uid = $1',
    [uid],
  );
  return row?.count ?? 0;
}

/** Deletes a draft; whether there was one. */
export async function deleteDraft(tx: Queryable, uid: string, jobId: string): Promise<boolean> {
  const rows = await tx.query(
    'delete from application_drafts where uid = $1 and job_id = $2 returning job_id',
    [uid, jobId],
  );
  return rows.length > 0;
}

/** Deletes the drafts that have not been changed since an instant. */
export async function pruneDrafts(db: Queryable, before: string): Promise<void> {
  await deleteInSlices(db, 'delete from application_drafts where updated_at < $1', [before]);
}
