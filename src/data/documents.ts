import {
  type DocumentOpening,
  deleteCandidateDocuments,
  deleteUserDocument,
  getUserDocumentFile,
  getUserDocumentOpenings,
  getUserDocuments,
  recordShownCriminalRecord,
  type UserDocument,
  updateCandidateDocuments,
  updateUserDocument,
} from '#domain/api/documents';
import type { Bytes, Endpoint, RequestOf, ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { reportClientError } from '#domain/api/v2';
import { fetchFile } from './fetchFile';
import { keyOf } from './keys';
import { refreshOwnThing } from './ownThings';
import { cacheAnswer, type SiteData } from './siteData';
import { type Reading, useApi } from './useApi';

type DocumentList = ResponseOf<typeof getUserDocuments>;

const LIST = keyOf(getUserDocuments, {});

/** The candidate's documents, the newest first. */
export function useDocuments(): Reading<DocumentList> {
  return useApi(getUserDocuments, {});
}

/** Who opened a document, and when. */
export async function readOpenings(data: SiteData, documentId: string): Promise<DocumentOpening[]> {
  return (
    await data.api.call(getUserDocumentOpenings, { documentId }, { explainsLostSession: true })
  ).results;
}

/** Changes the candidate's documents on the page. */
export async function changeList(
  data: SiteData,
  change: (list: DocumentList) => DocumentList,
): Promise<void> {
  await cacheAnswer<DocumentList>(data, LIST, (list) => list && change(list));
}

/** Shows a new or changed document. */
export async function showDocument(data: SiteData, document: UserDocument): Promise<void> {
  await changeList(data, (list) => ({
    ...list,
    results: withDocument(list.results, document),
  }));
}

/** The list with a newer version of a document; a new document comes first. */
function withDocument(documents: readonly UserDocument[], newest: UserDocument): UserDocument[] {
  return documents.some(({ id }) => id === newest.id)
    ? documents.map((document) => (document.id === newest.id ? newest : document))
    : [newest, ...documents];
}

/** Changes a document's name and days. Rejects with an `ApiError`. */
export async function updateDocument(
  data: SiteData,
  request: RequestOf<typeof updateUserDocument>,
): Promise<void> {
  const { document } = await data.api.call(updateUserDocument, request);
  await showDocument(data, document);
}

/** Deletes a document. Succeeds when it has been deleted already. */
export async function deleteDocument(data: SiteData, documentId: string): Promise<void> {
  try {
    await data.api.call(deleteUserDocument, { documentId });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
  await changeList(data, (list) => ({
    ...list,
    results: list.results.filter(({ id }) => id !== documentId),
  }));
}

/** A document, and the application whose employer may open it. */
interface Share {
  documentId: string;
  applicationId: string;
}

/** Shares a document in an application. Rejects with `conflict` when the application has ended. */
export function shareDocument(data: SiteData, { documentId, applicationId }: Share): Promise<void> {
  return shareDocuments(data, { applicationId, documentIds: [documentId] });
}

/** The same for several at once. */
export async function shareDocuments(
  data: SiteData,
  request: { applicationId: string; documentIds: string[] },
): Promise<void> {
  const { results } = await data.api.call(updateCandidateDocuments, request);
  for (const document of results) await showDocument(data, document);
}

/** Stops sharing a document in an application. Rejects with an `ApiError`. */
export async function unshareDocument(
  data: SiteData,
  { documentId, applicationId }: Share,
): Promise<void> {
  await data.api.call(deleteCandidateDocuments, { applicationId, documentIds: [documentId] });
  await changeList(data, (list) => ({
    ...list,
    results: list.results.map((document) =>
      document.id === documentId
        ? {
            ...document,
            sharedWith: document.sharedWith.filter((one) => one.applicationId !== applicationId),
          }
        : document,
    ),
  }));
}

/**
 * Records that a criminal record was shown.
 * @param idempotencyKey - one for each form, the same for every retry.
 */
export async function recordShown(
  data: SiteData,
  request: RequestOf<typeof recordShownCriminalRecord>,
  idempotencyKey: string,
): Promise<void> {
  const { record } = await data.api
    .call(recordShownCriminalRecord, request, { idempotencyKey })
    .catch(async (error: unknown) => {
      // An earlier try was stored with other values
      const stored = error instanceof ApiError && error.code === 'idempotency_key_reused';
      if (stored) await refreshOwnThing(data, 'documents');
      throw error;
    });
  await changeList(data, (list) => ({
    ...list,
    shownCriminalRecords: [
      record,
      ...list.shownCriminalRecords.filter(({ id }) => id !== record.id),
    ],
  }));
}

/**
 * A document's file. When it cannot be read, its error code is reported to the operator. Rejects
 * with an `ApiError`.
 */
export async function readDocumentFile(
  data: SiteData,
  documentId: string,
  options: { download?: boolean; signal?: AbortSignal } = {},
): Promise<Blob> {
  return readReportedFile(data, getUserDocumentFile, { id: documentId, ...options });
}

/** The same by another endpoint for a candidate's files. */
export async function readReportedFile(
  data: SiteData,
  endpoint: Endpoint<{ id: string; download?: '1' }, Bytes>,
  { id, download = false, signal }: { id: string; download?: boolean; signal?: AbortSignal },
): Promise<Blob> {
  const request = { id, ...(download ? { download: '1' as const } : {}) };
  try {
    return await fetchFile(data, endpoint, request, { signal });
  } catch (error) {
    if (!signal?.aborted) await reportFailedFile(data, error);
    throw error;
  }
}

async function reportFailedFile({ api }: SiteData, error: unknown): Promise<void> {
  const code = error instanceof ApiError ? error.code : 'unknown';
  // An ended session, or a file that was deleted elsewhere, is not reported
  if (code === 'authentication_required' || code === 'not_found') return;
  const report = { kind: 'file_not_read', message: code, path: location.pathname } as const;
  await api.call(reportClientError, report).catch(() => undefined);
}
