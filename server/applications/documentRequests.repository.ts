import {
  type DocumentRequest,
  missingTypes,
  type SharedSince,
} from '#domain/applications/documentRequest';
import { END_FIELDS } from '../documents/ownDocuments';
import type { Queryable } from '../storage/database';

type StoredRequest = Omit<DocumentRequest, 'missing'>;

/**
 * Writes the documents that a pending application waits for. What the employer wrote with it is here
 * the employer's own copy alone: `saveShownMessage` shows it to the candidate.
 */
export async function saveDocumentRequest(
  tx: Queryable,
  applicationId: string,
  { types, message, dueOn, askedAt }: StoredRequest,
): Promise<void> {
  await tx.query(
    `insert into document_requests (application_id, types, employers_message, due_on, asked_at)
     values ($1, $2, $3, $4, $5)`,
    [applicationId, types, message, dueOn, askedAt],
  );
}

/** Shows the candidate what the employer wrote with its request. */
export async function saveShownMessage(tx: Queryable, applicationId: string): Promise<void> {
  await tx.query(
    'update document_requests set message = employers_message where application_id = $1',
    [applicationId],
  );
}

/**
 * Writes the row as it is: of two transactions that share a document each, the later one fails and
 * is tried again, and then sees both.
 */
export async function touchDocumentRequest(tx: Queryable, applicationId: string): Promise<void> {
  await tx.query('update document_requests set asked_at = asked_at where application_id = $1', [
    applicationId,
  ]);
}

/**
 * The documents that applications wait for; by application.
 *
 * @param of - ids of applications, as their employer sees them, or a candidate whose applications
 * they are.
 * @param today - `YYYY-MM-DD` in Stockholm.
 */
export async function findDocumentRequests(
  db: Queryable,
  of: { ids: readonly string[] } | { uid: string },
  today: string,
): Promise<Map<string, DocumentRequest>> {
  const rows = await db.query<StoredRequest & { applicationId: string; shared: SharedSince[] }>(
    `select requests.application_id as "applicationId", requests.types,
       case when $2::text is null then requests.employers_message else requests.message end as message,
       requests.due_on as "dueOn", requests.asked_at as "askedAt",
       coalesce(
         (select jsonb_agg(jsonb_build_object('type', user_documents.type,
            'sharedAt', document_shares.shared_at, 'uploadedAt', user_documents.uploaded_at,
            ${END_FIELDS}))
          from document_shares
          join user_documents on user_documents.id = document_shares.document_id
          where document_shares.application_id = requests.application_id), '[]') as shared
     from document_requests requests
     join applications on applications.id = requests.application_id
     where applications.status = 'pending'
       and ($1::text[] is null or applications.id = any($1))
       and ($2::text is null or applications.uid = $2)
     order by requests.asked_at, requests.application_id`,
    'uid' in of ? [null, of.uid] : [of.ids, null],
  );
  return new Map(
    rows.map(({ applicationId, shared, ...request }) => [
      applicationId,
      { ...request, missing: missingTypes(request, shared, today) },
    ]),
  );
}

/** When an application began to wait for its candidate, since an instant; newest first. */
export async function findHoldsSince(
  tx: Queryable,
  applicationId: string,
  since: string,
): Promise<string[]> {
  const rows = await tx.query<{ at: string }>(
    `select at from application_events
     where application_id = $1 and status = 'pending' and at > $2 order by at desc`,
    [applicationId, since],
  );
  return rows.map(({ at }) => at);
}

/** How many other applications of the candidate an employer has made wait since an instant. */
export async function countOthersHeld(
  tx: Queryable,
  { id, uid, employerId, since }: Record<'id' | 'uid' | 'employerId' | 'since', string>,
): Promise<number> {
  const [row] = await tx.query<{ held: number }>(
    `select count(distinct applications.id)::int as held
     from applications
     join application_events on application_events.application_id = applications.id
     where applications.uid = $2 and applications.id <> $1 and applications.employer_id = $3
       and application_events.status = 'pending' and application_events.at > $4`,
    [id, uid, employerId, since],
  );
  return row?.held ?? 0;
}
