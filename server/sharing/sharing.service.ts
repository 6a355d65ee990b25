import type { SharedDocument, UserDocument } from '#domain/api/documents';
import { ApiError } from '#domain/api/errors';
import { mayShareDocuments } from '#domain/candidates/documents';
import { findApplicant, lockApplicationStatus } from '../applications/applicationRecords';
import type { AuditLog } from '../audit/auditLog';
import { appendChange } from '../changeLog/changeLog';
import { type NamedFile, openNamed } from '../documents/namedFile';
import { insertOpening, lockDocument } from '../documents/ownDocuments';
import { noDocument } from '../documents/submitDocument';
import { actorOf, type EmployerCall } from '../employers/employerCall';
import type { Events } from '../events/events';
import type { Files } from '../files/files.service';
import type { Clock } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { readDocumentsOn } from './documentView';
import {
  findEmployersDocument,
  findSharedDocuments,
  findSharedIds,
  shareDocuments,
  unshareDocuments,
} from './shares.repository';

/** A document, and the application in which it is shared. */
interface ShareRequest {
  applicationId: string;
  documentIds: readonly string[];
}

/** The employer who calls, and with which key. */
type KeyCall = Pick<EmployerCall, 'employerId' | 'keyId'>;

/** Documents that a candidate shares with the employer of an application. */
export interface SharingService {
  /**
   * Shares the candidate's own documents; returns all that the application shares. When that is all
   * that the employer asked for, the application goes on.
   * @throws ApiError `not_found` for an application or a document that is not theirs, `conflict`
   *   for an application that was not sent yet or has ended.
   */
  share(userId: string, request: ShareRequest): Promise<UserDocument[]>;
  /**
   * Stops sharing one of the candidate's own documents; returns the remaining shares.
   * @throws ApiError `not_found`
   */
  unshare(userId: string, request: ShareRequest): Promise<UserDocument[]>;
  /**
   * The documents that an employer may open.
   * @throws ApiError `not_found` for another employer's application.
   */
  list(call: KeyCall, applicationId: string): Promise<SharedDocument[]>;
  /**
   * Opens a file for an employer; its owner is shown the opening.
   * @throws ApiError `not_found`
   */
  openFile(
    call: KeyCall,
    request: { applicationId: string; documentId: string },
  ): Promise<NamedFile>;
}

export function createSharingService({
  db,
  clock,
  events,
  files,
  audit,
}: {
  db: Database;
  clock: Clock;
  events: Events;
  files: Files;
  audit: Pick<AuditLog, 'record'>;
}): SharingService {
  const now = () => instant(clock.now());
  const readDocuments = readDocumentsOn(clock);

  async function readShared(tx: Queryable, userId: string, applicationId: string) {
    const shared = await findSharedIds(tx, applicationId);
    return (await readDocuments(tx, userId)).filter(({ id }) => shared.has(id));
  }

  async function requireOwn(tx: Queryable, userId: string, request: ShareRequest) {
    const status = await lockApplicationStatus(tx, userId, request.applicationId);
    if (status === null) throw new ApiError('not_found', 'No such application.');
    for (const id of request.documentIds) {
      if (!(await lockDocument(tx, userId, id))) throw noDocument();
    }
    return status;
  }

  function noteChange(tx: Queryable, userId: string, entityId: string): Promise<void> {
    return appendChange(tx, { scope: `user:${userId}`, type: 'documents', entityId });
  }

  return {
    share: (userId, request) =>
      db.transaction(async (tx) => {
        const status = await requireOwn(tx, userId, request);
        if (!mayShareDocuments(status)) {
          throw new ApiError('conflict', 'Documents go with an application that is under way.');
        }
        const at = now();
        await shareDocuments(tx, request, at);
        await noteChange(tx, userId, request.applicationId);
        const { applicationId } = request;
        await events.record(tx, { type: 'document.shared', uid: userId, applicationId, at });
        return readShared(tx, userId, request.applicationId);
      }),

    unshare: (userId, request) =>
      db.transaction(async (tx) => {
        await requireOwn(tx, userId, request);
        await unshareDocuments(tx, request);
        await noteChange(tx, userId, request.applicationId);
        const { applicationId } = request;
        await events.record(tx, {
          type: 'document.unshared',
          uid: userId,
          applicationId,
          at: now(),
        });
        return readShared(tx, userId, request.applicationId);
      }),

    async list(call, applicationId) {
      const { employerId } = call;
      return db.transaction(async (tx) => {
        const applicant = await findApplicant(tx, employerId, applicationId);
        if (!applicant) throw new ApiError('not_found', 'No such application on your jobs.');
        const shared = await findSharedDocuments(tx, applicationId);
        if (shared.length > 0) {
          await audit.record(tx, {
            event: 'shared_documents_listed',
            actor: actorOf(call),
            ...(applicant.userId !== null && { subject: applicant.userId }),
            detail: String(shared.length),
          });
        }
        return shared;
      });
    },

    async openFile(call, { applicationId, documentId }) {
      const { employerId } = call;
      const row = await findEmployersDocument(db, { employerId, applicationId, documentId });
      if (!row) throw noDocument();
      const file = await openNamed(files, row);
      const { userId } = row;
      await db.transaction(async (tx) => {
        const by = { employerId, applicationId };
        await insertOpening(tx, { userId, documentId, by, at: now() });
        await audit.record(tx, {
          event: 'document_opened',
          actor: actorOf(call),
          subject: userId,
        });
        await noteChange(tx, userId, documentId);
      });
      return file;
    },
  };
}
