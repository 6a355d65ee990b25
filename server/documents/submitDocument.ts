import type { submitUserDocument } from '#domain/api/documents';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError, type ErrorCode } from '#domain/api/errors';
import {
  kindsFor,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENTS,
  MAX_DOCUMENTS_BYTES,
  reminderDue,
} from '#domain/candidates/documents';
import type { FileInspector } from '../files/fileInspector';
import type { Files } from '../files/files.service';
import type { Queryable } from '../storage/database';
import {
  insertDocument,
  lockDocument,
  replaceDocument,
  sumDocuments,
} from './documents.repository';
import { lockUploadFile, type UploadRow } from './uploads.repository';
import { noUpload, quotaExceeded } from './uploads.service';

export type SubmitRequest = RequestOf<typeof submitUserDocument>;

/** An inspected file that is kept for a day, to become a document's. */
export interface PreparedFile {
  fileId: string;
  mediaType: string;
  size: number;
}

/** The refusals of a file that the same bytes would get again. A quota has another answer: to replace one. */
const PERMANENT_REFUSALS: readonly ErrorCode[] = [
  'file_type_refused',
  'file_encrypted',
  'file_active_content',
  'file_outside_link',
  'file_malformed',
  'file_infected',
  'file_too_large',
  'upload_not_allowed',
];

/** Whether another try with the same upload would be refused too. */
export function isPermanentRefusal(error: unknown): boolean {
  return error instanceof ApiError && PERMANENT_REFUSALS.includes(error.code);
}

/**
 * Reads a whole upload, has it inspected, and writes the result as a new file. All of it is in
 * memory meanwhile, so the caller limits how many run at once.
 */
export async function prepareFile(
  deps: { files: Files; inspector: FileInspector },
  userId: string,
  { upload, type }: { upload: UploadRow; type: SubmitRequest['type'] },
): Promise<PreparedFile> {
  const { bytes } = await deps.files.open(upload.file.id);
  const parts: Buffer[] = [];
  for await (const part of bytes) parts.push(part);
  const inspected = await deps.inspector.inspect(Buffer.concat(parts), kindsFor(type));
  const size = inspected.bytes.length;
  if (size === 0 || size > MAX_DOCUMENT_BYTES) {
    throw new ApiError('file_too_large', 'A document is at most 20 MB.');
  }
  const fileId = await deps.files.write(userId, inspected.bytes);
  return { fileId, mediaType: inspected.mediaType, size };
}

/**
 * Makes the prepared file a document, which replaces the upload and, where given, another document.
 * Returns the document's id and the objects to delete after the commit.
 */
export async function keepDocument(
  tx: Queryable,
  files: Files,
  {
    userId,
    request,
    prepared,
    newId,
    at,
    today,
  }: {
    userId: string;
    request: SubmitRequest;
    prepared: PreparedFile;
    newId: string;
    at: string;
    today: string;
  },
): Promise<{ id: string; objects: string[] }> {
  const uploadFile = await lockUploadFile(tx, userId, request.uploadId);
  if (uploadFile === null) throw noUpload();
  const { type, name, issuedOn = null, validTo = null, noEndDate = false, replaces } = request;
  const replaced = replaces === undefined ? null : await lockDocument(tx, userId, replaces);
  if (replaces !== undefined && !replaced) throw noDocument();
  if (replaced && replaced.type !== type) {
    throw new ApiError('invalid_request', 'A document is replaced by one of its own type.', {
      type: 'validation.unknown_value',
    });
  }
  const used = await sumDocuments(tx, userId);
  const count = used.count + (replaced ? 0 : 1);
  const total = used.bytes + prepared.size - (replaced?.size ?? 0);
  if (count > MAX_DOCUMENTS || total > MAX_DOCUMENTS_BYTES) throw quotaExceeded();
  await files.keep(tx, prepared.fileId);
  const row = {
    id: replaced?.id ?? newId,
    userId,
    ...prepared,
    type,
    name,
    issuedOn,
    validTo,
    noEndDate,
    uploadedAt: at,
    remindedDays: reminderDue({ type, validTo, noEndDate }, today),
  };
  await (replaced ? replaceDocument(tx, row) : insertDocument(tx, row));
  const going = replaced ? [uploadFile, replaced.fileId] : [uploadFile];
  return { id: row.id, objects: await files.delete(tx, going) };
}

export function noDocument(): ApiError {
  return new ApiError('not_found', 'No such document.');
}
