import { randomUUID } from 'node:crypto';
import {
  type DocumentOpening,
  type getUserDocuments,
  recordShownCriminalRecord,
  type ShownCriminalRecord,
  submitUserDocument,
  type UserDocument,
  type updateUserDocument,
} from '#domain/api/documents';
import { refuseConflicts } from '#domain/api/editConflict';
import type { RequestOf, ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { reminderDue } from '#domain/candidates/documents';
import type { AuditLog } from '../audit/auditLog';
import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import type { FileInspector } from '../files/fileInspector';
import type { Files } from '../files/files.service';
import { once } from '../http/idempotency';
import { atMost } from '../lib/atMost';
import { type Clock, today } from '../lib/clock';
import { instant } from '../lib/time';
import type { CandidateCall } from '../policy/caller';
import type { Database, Queryable } from '../storage/database';
import {
  deleteDocument,
  findDocument,
  findShownRecords,
  insertShownRecord,
  lockDocument,
  saveDetails,
} from './documents.repository';
import { type NamedFile, openNamed } from './namedFile';
import { findOpenings, insertOpening } from './openings.repository';
import type { ReadDocuments } from './ownDocuments';
import {
  isPermanentRefusal,
  keepDocument,
  noDocument,
  type PreparedFile,
  prepareFile,
  type SubmitRequest,
} from './submitDocument';
import { findUpload } from './uploads.repository';
import { quotaExceeded, type Uploads } from './uploads.service';

/** The number of whole files that are in memory at once, while they are inspected. */
const PREPARED_AT_ONCE = 2;
const SHOWN_OPENINGS = 200;
const MAX_SHOWN_RECORDS = 40;

/** A candidate's own documents. Another candidate's is `not_found`. */
export interface DocumentService {
  list(userId: string): Promise<Omit<ResponseOf<typeof getUserDocuments>, 'status'>>;
  /**
   * Creates a document from an upload, once for each idempotency key.
   * @throws ApiError
   */
  submit(call: CandidateCall, request: SubmitRequest): Promise<UserDocument>;
  /** @throws ApiError `not_found`, `invalid_request` when it would expire before it begins. */
  update(userId: string, request: RequestOf<typeof updateUserDocument>): Promise<UserDocument>;
  /** @throws ApiError `not_found` */
  remove(userId: string, documentId: string): Promise<void>;
  recordShown(
    call: CandidateCall,
    request: RequestOf<typeof recordShownCriminalRecord>,
  ): Promise<ShownCriminalRecord>;
  /** @throws ApiError `not_found` */
  openings(userId: string, documentId: string): Promise<DocumentOpening[]>;
  /**
   * Opens the file and records the opening.
   * @throws ApiError `not_found`
   */
  openFile(userId: string, documentId: string): Promise<NamedFile>;
}

export interface DocumentDeps {
  db: Database;
  clock: Clock;
  events: Events;
  readDocuments: ReadDocuments;
  files: Files;
  uploads: Uploads;
  inspector: FileInspector;
  audit: Pick<AuditLog, 'record'>;
  /** Why a criminal record may be uploaded; null when it may not. */
  criminalRecordLegalGround: string | null;
}

export function createDocumentService(deps: DocumentDeps): DocumentService {
  const { db, clock, events, files, readDocuments } = deps;
  const legalGround = deps.criminalRecordLegalGround;
  const now = () => instant(clock.now());
  const oneOfFew = atMost(PREPARED_AT_ONCE);

  async function readOne(tx: Queryable, userId: string, id: string): Promise<UserDocument> {
    const all = await readDocuments(tx, userId);
    const document = all.find((one) => one.id === id);
    if (!document) throw noDocument();
    return document;
  }

  function noteOwn(tx: Queryable, userId: string, entityId: string): Promise<void> {
    return appendChange(tx, { scope: `user:${userId}`, type: 'documents', entityId });
  }

  async function noteChange(tx: Queryable, uid: string, id: string): Promise<void> {
    await noteOwn(tx, uid, id);
    await events.record(tx, { type: 'document.changed', uid, documentIds: [id], at: now() });
  }

  /** A refused upload gives its slot back at once. */
  const drop = (userId: string, id: string) =>
    deps.uploads.remove(userId, id).catch(() => undefined);

  /**
   * Null when the upload does not exist; a repeated request may nevertheless have a stored
   * response.
   */
  async function prepare(userId: string, request: SubmitRequest): Promise<PreparedFile | null> {
    const { uploadId: id, type } = request;
    if (type === 'criminal_record' && legalGround === null) {
      await drop(userId, id);
      throw new ApiError('upload_not_allowed', 'A criminal record is shown and never uploaded.');
    }
    const find = () => findUpload(db, { userId, id, now: clock.now() });
    const upload = await find();
    if (!upload) return null;
    if (upload.received < upload.length) {
      throw new ApiError('upload_incomplete', 'Not all of the upload has come.');
    }
    try {
      return await oneOfFew(userId, () => prepareFile(deps, userId, { upload, type }));
    } catch (error) {
      // Another tab made it a document, and its bytes went while they were read
      if (!(await find())) return null;
      if (isPermanentRefusal(error)) await drop(userId, id);
      throw error;
    }
  }

  return {
    async list(userId) {
      return {
        results: await readDocuments(db, userId),
        shownCriminalRecords: await findShownRecords(db, userId),
        criminalRecordUpload: legalGround === null ? null : { legalGround },
      };
    },

    async submit({ userId, idempotencyKey: key }, request) {
      refuseReversed(request);
      refuseFuture({ issuedOn: request.issuedOn }, today(clock));
      const prepared = await prepare(userId, request);
      const scope = `user:${userId}`;
      let gone: string[] = [];
      let used = false;
      try {
        const call = { scope, key, endpoint: submitUserDocument, request };
        return await once(db, call, async (tx) => {
          if (!prepared) throw new ApiError('upload_not_found', 'There is no such upload.');
          const { id, objects } = await keepDocument(tx, files, {
            userId,
            request,
            prepared,
            newId: randomUUID(),
            at: now(),
            today: today(clock),
          });
          await noteChange(tx, userId, id);
          const document = await readOne(tx, userId, id);
          [gone, used] = [objects, true];
          return document;
        });
      } catch (error) {
        used = false;
        if (isPermanentRefusal(error)) await drop(userId, request.uploadId);
        throw error;
      } finally {
        if (used) await files.removeObjects(gone);
        else if (prepared) await discard(files, db, prepared.fileId);
      }
    },

    update: (userId, { documentId, base, ...changes }) =>
      db.transaction(async (tx) => {
        const row = await lockDocument(tx, userId, documentId);
        if (!row) throw noDocument();
        // What is said of the end clears the other of its two fields: that one is compared too
        const wanted = withOneEnd(given(changes));
        refuseConflicts<object>(await readOne(tx, userId, documentId), base, wanted);
        const changed = { ...row, ...wanted };
        refuseReversed(changed);
        refuseFuture({ issuedOn: changes.issuedOn }, today(clock));
        const remindedDays = reminderDue(changed, today(clock));
        await saveDetails(tx, documentId, { ...changed, remindedDays });
        await noteChange(tx, userId, documentId);
        return readOne(tx, userId, documentId);
      }),

    async remove(userId, documentId) {
      const objects = await db.transaction(async (tx) => {
        const row = await lockDocument(tx, userId, documentId);
        if (!row) throw noDocument();
        const at = now();
        await events.record(tx, { type: 'document.leaving', documentIds: [documentId], at });
        await noteOwn(tx, userId, documentId);
        await deleteDocument(tx, documentId);
        await events.record(tx, { type: 'document.deleted', uid: userId, at });
        return files.delete(tx, [row.fileId]);
      });
      await files.removeObjects(objects);
    },

    recordShown({ userId, idempotencyKey: key }, request) {
      refuseFuture({ shownOn: request.shownOn }, today(clock));
      const call = { scope: `user:${userId}`, key, endpoint: recordShownCriminalRecord, request };
      return once(db, call, async (tx) => {
        const known = await findShownRecords(tx, userId);
        if (known.length >= MAX_SHOWN_RECORDS) throw quotaExceeded();
        const record = { id: randomUUID(), ...request };
        await insertShownRecord(tx, { ...record, userId, now: clock.now() });
        await noteOwn(tx, userId, record.id);
        return record;
      });
    },

    async openings(userId, documentId) {
      if (!(await findDocument(db, userId, documentId))) throw noDocument();
      return findOpenings(db, { userId, documentId, limit: SHOWN_OPENINGS });
    },

    async openFile(userId, documentId) {
      const row = await findDocument(db, userId, documentId);
      if (!row) throw noDocument();
      const file = await openNamed(files, row);
      await db.transaction(async (tx) => {
        await insertOpening(tx, { userId, documentId, by: null, at: now() });
        await deps.audit.record(tx, { event: 'document_opened', actor: { user: userId } });
      });
      return file;
    },
  };
}

/**
 * Deletes a file that did not become a document. If that fails, it is deleted with the files that
 * no row keeps.
 */
async function discard(files: Files, db: Database, fileId: string): Promise<void> {
  const objects = await db.transaction((tx) => files.delete(tx, [fileId])).catch(() => []);
  await files.removeObjects(objects);
}

/** The given fields without absent ones. */
function given<Changes extends object>(changes: Changes): Changes {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Changes;
}

/** What is said of the end last takes the place of what was said before: a day, or that there is none. */
function withOneEnd<Changes extends { validTo?: string | null; noEndDate?: boolean }>(
  changes: Changes,
): Changes {
  if (changes.validTo) return { ...changes, noEndDate: false };
  return changes.noEndDate ? { ...changes, validTo: null } : changes;
}

function refuseReversed({
  issuedOn,
  validTo,
}: {
  issuedOn?: string | null;
  validTo?: string | null;
}): void {
  if (!issuedOn || !validTo || issuedOn <= validTo) return;
  throw new ApiError('invalid_request', 'A document ends after it begins.', {
    validTo: 'validation.from_after_to',
  });
}

/** Refuses a day in the future. */
function refuseFuture(days: Readonly<Record<string, string | null | undefined>>, today: string) {
  for (const [field, day] of Object.entries(days)) {
    if (!day || day <= today) continue;
    throw new ApiError('invalid_request', 'The day has not come yet.', {
      [field]: 'validation.future_date',
    });
  }
}
