import type { InferType } from 'yup';
import type { Answered } from './answer';
import type {
  document,
  documentAnswers,
  opening,
  sharedDocument,
  shownRecord,
} from './documents.responses';
import type {
  candidateDocumentsSchema,
  documentIdSchema,
  getSharedDocumentFileSchema,
  getUserDocumentFileSchema,
  listSharedDocumentsSchema,
  recordShownCriminalRecordSchema,
  submitUserDocumentSchema,
  updateUserDocumentSchema,
} from './documents.schema';
import { endpoint } from './endpoint';

/** An application whose employer may open a document. */
export type DocumentShare = UserDocument['sharedWith'][number];

/** A message of a chat with which a document is shared, while the employer may open it there. */
export type ChatShare = UserDocument['sharedInChats'][number];

/** A candidate's document as they see it. Days are `YYYY-MM-DD`, instants ISO 8601 UTC. */
export type UserDocument = InferType<typeof document>;

/** A record that a criminal record was shown; the criminal record itself is not stored. */
export type ShownCriminalRecord = InferType<typeof shownRecord>;

/**
 * Where a browser sends a file, by the tus protocol 1.0.0: POST creates an upload of
 * `Upload-Length` bytes, HEAD asks for its offset, PATCH sends the following bytes, DELETE deletes
 * it. An unfinished upload is deleted after a day.
 */
export const UPLOADS_PATH = '/api/v2/users/uploads';

/**
 * POST users/submit_user_document: creates a document from a complete upload. With `replaces` that
 * document gets the new file, name and days, and keeps its shares.
 */
export const submitUserDocument = endpoint<
  InferType<typeof submitUserDocumentSchema>,
  Answered<typeof documentAnswers.submitUserDocument>
>({ service: 'v2', method: 'POST', path: 'users/submit_user_document', access: 'candidate' });

/** GET users/user_documents: the newest first. */
export const getUserDocuments = endpoint<
  Record<string, never>,
  Answered<typeof documentAnswers.getUserDocuments>
>({ service: 'v2', method: 'GET', path: 'users/user_documents', access: 'candidate' });

/**
 * POST users/update_user_document: changes the given fields; null removes a day. `base`: what they were
 * when the edit began; what was changed since is refused with `edit_conflict`.
 */
export const updateUserDocument = endpoint<
  InferType<typeof updateUserDocumentSchema>,
  Answered<typeof documentAnswers.updateUserDocument>
>({ service: 'v2', method: 'POST', path: 'users/update_user_document', access: 'candidate' });

/**
 * POST users/delete_user_document: deletes the file, also for employers whom it was shared with.
 */
export const deleteUserDocument = endpoint<
  InferType<typeof documentIdSchema>,
  Answered<typeof documentAnswers.deleteUserDocument>
>({
  service: 'v2',
  method: 'POST',
  path: 'users/delete_user_document',
  access: 'candidate',
});

/** POST users/record_shown_criminal_record */
export const recordShownCriminalRecord = endpoint<
  InferType<typeof recordShownCriminalRecordSchema>,
  Answered<typeof documentAnswers.recordShownCriminalRecord>
>({
  service: 'v2',
  method: 'POST',
  path: 'users/record_shown_criminal_record',
  access: 'candidate',
});

/** Who opened a document, and when. */
export type DocumentOpening = InferType<typeof opening>;

/** GET users/user_document_openings: the newest 200 first. */
export const getUserDocumentOpenings = endpoint<
  InferType<typeof documentIdSchema>,
  Answered<typeof documentAnswers.getUserDocumentOpenings>
>({ service: 'v2', method: 'GET', path: 'users/user_document_openings', access: 'candidate' });

/** GET users/user_document_file: to be shown, or saved with `download=1`. */
export const getUserDocumentFile = endpoint<
  InferType<typeof getUserDocumentFileSchema>,
  Answered<typeof documentAnswers.getUserDocumentFile>
>({
  service: 'v2',
  method: 'GET',
  path: 'users/user_document_file',
  access: 'candidate',
});

/** The documents of an application, or of the draft of one to a job; one of the two is given. */
export type CandidateDocuments = InferType<typeof candidateDocumentsSchema>;

/**
 * POST portal update_candidate_documents: shares documents with the employer of an application, or
 * chooses them for a draft. Responds with all that are shared or chosen.
 */
export const updateCandidateDocuments = endpoint<
  InferType<typeof candidateDocumentsSchema>,
  Answered<typeof documentAnswers.updateCandidateDocuments>
>({ service: 'portal', method: 'POST', path: 'update_candidate_documents', access: 'candidate' });

/** POST portal delete_candidate_documents: unshares them, or removes them from the draft. */
export const deleteCandidateDocuments = endpoint<
  CandidateDocuments,
  Answered<typeof documentAnswers.deleteCandidateDocuments>
>({ service: 'portal', method: 'POST', path: 'delete_candidate_documents', access: 'candidate' });

/** A document that a candidate shares with an employer. */
export type SharedDocument = InferType<typeof sharedDocument>;

/** GET /api/integration/applications/documents */
export const listSharedDocuments = endpoint<
  InferType<typeof listSharedDocumentsSchema>,
  Answered<typeof documentAnswers.listSharedDocuments>
>({
  service: 'integration',
  method: 'GET',
  path: 'applications/documents',
  access: 'employer',
});

/** GET /api/integration/applications/document_file: each opening is shown to the candidate. */
export const getSharedDocumentFile = endpoint<
  InferType<typeof getSharedDocumentFileSchema>,
  Answered<typeof documentAnswers.getSharedDocumentFile>
>({
  service: 'integration',
  method: 'GET',
  path: 'applications/document_file',
  access: 'employer',
});
