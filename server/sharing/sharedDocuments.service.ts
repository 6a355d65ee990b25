import { randomUUID } from 'node:crypto';
import type { SentDocuments } from '#domain/api/chats';
import { ApiError } from '#domain/api/errors';
import { mayShareDocuments, UNSUCCESSFUL_STATUSES } from '#domain/candidates/documents';
import { type ChatMessage, CLOSED_AFTER_DAYS, MAX_OPEN_DAYS } from '#domain/chat/chat';
import { appendChange } from '../changeLog/changeLog';
import {
  type AttachmentFile,
  closeEnded,
  findAttachment,
  insertAttachments,
  saveTakenBack,
} from '../chat/attachments';
import type { WithMessage } from '../chat/chat.service';
import { chatAct } from '../chat/chatAct';
import { findMessagesAt, type LockedChat, type Member } from '../chat/chatRecords';
import { noteShared } from '../chat/noteDocuments';
import { requireChat } from '../chat/requireChat';
import type { DocumentService } from '../documents/documents.service';
import { type NamedFile, openNamed } from '../documents/namedFile';
import { type DocumentRow, lockDocument } from '../documents/ownDocuments';
import { noDocument } from '../documents/submitDocument';
import type { Events } from '../events/events';
import type { Files } from '../files/files.service';
import type { Clock } from '../lib/clock';
import { DAY, instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { inSlices } from '../storage/inSlices';

/** What a candidate shares in chats, and the files that they get there. */
export interface SharedDocumentService {
  /**
   * Shares documents with a message, when it is sent: for `ChatService.send`. It throws an
   * ApiError `not_found` for another's document, `upload_not_allowed` or `conflict` for a criminal
   * record that may not be shared, `invalid_request` for a time that is over or too far away.
   */
  share(documents: SentDocuments): WithMessage;
  /**
   * Takes a document back, also once more; answers the message.
   * @throws ApiError `not_found`, `no_permission`
   */
  takeBack(member: Member, attachmentId: string): Promise<ChatMessage>;
  /**
   * Opens the employer's file, or the candidate's own document.
   * @throws ApiError `not_found`, `no_permission`
   */
  openFile(member: Member, attachmentId: string): Promise<NamedFile>;
  /** Closes what is shared in chats and applications that ended 30 days ago. For a timer. */
  closeEnded(): Promise<number>;
}

export interface SharedDocumentDeps {
  db: Database;
  clock: Clock;
  events: Events;
  files: Pick<Files, 'open'>;
  documents: Pick<DocumentService, 'openFile'>;
  /** Why a criminal record may be uploaded; null when it may not. */
  criminalRecordLegalGround: string | null;
}

export function createSharedDocumentService(deps: SharedDocumentDeps): SharedDocumentService {
  const { db, clock, events, files, documents } = deps;
  const legalGround = deps.criminalRecordLegalGround;
  const now = () => instant(clock.now());

  /** A criminal record goes with an application that is under way, and only where a law says so. */
  function refuseCriminalRecord(
    { type }: DocumentRow,
    { applicationStatus }: Pick<LockedChat, 'applicationStatus'>,
  ): void {
    if (type !== 'criminal_record') return;
    if (legalGround === null) {
      throw new ApiError('upload_not_allowed', 'A criminal record is shown and never shared.');
    }
    if (!mayShareDocuments(applicationStatus)) {
      throw new ApiError('conflict', 'A criminal record goes with an application under way.');
    }
  }

  function refuseTime(openUntil: string | null): void {
    if (openUntil === null) return;
    const left = Date.parse(openUntil) - clock.now();
    if (left > 0 && left <= MAX_OPEN_DAYS * DAY) return;
    throw new ApiError('invalid_request', 'Documents are open for 12 months at most.', {
      'documents.openUntil': left > 0 ? 'validation.invalid' : 'validation.past_date',
    });
  }

  /** An attachment in one of the candidate's chats, by whichever side. */
  async function requireOwn(tx: Queryable, member: Member, id: string): Promise<AttachmentFile> {
    const attachment = await findAttachment(tx, id, now());
    if (attachment?.uid !== member.id) throw noAttachment();
    await requireChat(tx, member, attachment.chatId);
    return attachment;
  }

  return {
    share:
      ({ documentIds, openUntil }) =>
      async (tx, { chat, number }) => {
        refuseTime(openUntil);
        const rows: DocumentRow[] = [];
        for (const id of documentIds) {
          const row = await lockDocument(tx, chat.uid, id);
          if (!row) throw noDocument();
          refuseCriminalRecord(row, chat);
          rows.push(row);
        }
        const attachments = rows.map(({ id: documentId, name, mediaType, size }) => ({
          id: randomUUID(),
          documentId,
          name,
          mediaType,
          size,
          openUntil,
        }));
        await insertAttachments(tx, { chatId: chat.id, number }, attachments);
        const scope = `user:${chat.uid}` as const;
        await appendChange(tx, { scope, type: 'documents', entityId: chat.id });
      },

    takeBack: (member, attachmentId) =>
      db.transaction(
        async (tx) => {
          const attachment = await requireOwn(tx, member, attachmentId);
          if (attachment.sender !== 'candidate') throw noAttachment();
          const at = now();
          const isNew = await saveTakenBack(tx, attachmentId, at);
          if (isNew) await noteShared(tx, attachment);
          const [message] = await findMessagesAt(tx, [attachment], at);
          if (!message) throw new Error(`The message of attachment ${attachmentId} is gone.`);
          if (isNew) {
            const chat = await requireChat(tx, member, attachment.chatId);
            await events.record(tx, {
              type: 'chat.document_taken_back',
              ...chatAct(member, chat),
              message,
              attachmentId,
              at,
            });
          }
          return message;
        },
        { isolation: 'read committed' },
      ),

    async openFile(member, attachmentId) {
      const attachment = await requireOwn(db, member, attachmentId);
      const { documentId, fileId } = attachment;
      // Their own openings are in the list of the document's
      if (documentId !== null) return documents.openFile(member.id, documentId);
      if (fileId === null) throw noAttachment();
      return openNamed(files, { ...attachment, fileId });
    },

    closeEnded: () =>
      inSlices((limit) =>
        db.transaction(async (tx) => {
          const endedBefore = instant(clock.now() - CLOSED_AFTER_DAYS * DAY);
          const statuses = UNSUCCESSFUL_STATUSES;
          const closed = await closeEnded(tx, { statuses, endedBefore, at: now(), limit });
          for (const place of closed) await noteShared(tx, place);
          return closed.length;
        }),
      ),
  };
}

export function noAttachment(): ApiError {
  return new ApiError('not_found', 'No such attachment, or it is not open.');
}
