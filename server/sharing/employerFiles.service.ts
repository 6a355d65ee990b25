import { randomUUID } from 'node:crypto';
import type { UnsentFile } from '#domain/api/chatDocuments';
import { ApiError } from '#domain/api/errors';
import { MAX_CHAT_FILES_BYTES } from '#domain/chat/chat';
import type { AuditLog } from '../audit/auditLog';
import {
  findAttachment,
  insertAttachments,
  insertChatFile,
  sumChatFiles,
  takeChatFiles,
} from '../chat/attachments';
import type { WithMessage } from '../chat/chat.service';
import type { ChatRow, Member } from '../chat/chatRecords';
import { noteShared } from '../chat/noteDocuments';
import { requireChat } from '../chat/requireChat';
import { type NamedFile, openNamed } from '../documents/namedFile';
import { insertOpening } from '../documents/ownDocuments';
import { actorOf, type EmployerCall } from '../employers/employerCall';
import type { FileInspector } from '../files/fileInspector';
import type { Files } from '../files/files.service';
import { atMost } from '../lib/atMost';
import type { Clock } from '../lib/clock';
import { DAY, instant } from '../lib/time';
import type { Database } from '../storage/database';
import { noAttachment } from './sharedDocuments.service';

/** The number of whole files that are in memory at once, while they are inspected. */
const INSPECTED_AT_ONCE = 2;
/** Milliseconds until a file that is not sent is deleted: as `Files.write` says. */
const UNSENT = DAY;

type KeyCall = Pick<EmployerCall, 'employerId' | 'keyId'>;

/** What an employer sends in chats, and opens there. */
export interface EmployerFileService {
  /** @throws ApiError `not_found`, `no_permission`, `chat_ended`: the employer may not write. */
  requireOpenChat(employerId: string, chatId: string): Promise<ChatRow>;
  /**
   * Keeps a file for a day, to be sent with a message.
   * @throws ApiError as `requireOpenChat`, `quota_exceeded` and what `FileInspector.inspect` throws.
   */
  upload(
    employerId: string,
    file: { chatId: string; name: string; bytes: Uint8Array },
  ): Promise<UnsentFile>;
  /**
   * Sends uploaded files with a message: for `ChatService.send`. It throws an ApiError `not_found`
   * for a file that was uploaded to another chat, has been sent or deleted.
   */
  send(fileIds: readonly string[]): WithMessage;
  /**
   * Opens a document that the candidate shares, and shows them that; or the employer's own file.
   * @throws ApiError `not_found`, `no_permission`
   */
  openFile(call: KeyCall, request: { chatId: string; attachmentId: string }): Promise<NamedFile>;
}

export interface EmployerFileDeps {
  db: Database;
  clock: Clock;
  files: Files;
  inspector: FileInspector;
  audit: Pick<AuditLog, 'record'>;
}

export function createEmployerFileService(deps: EmployerFileDeps): EmployerFileService {
  const { db, clock, files, inspector, audit } = deps;
  const now = () => instant(clock.now());
  const oneOfFew = atMost(INSPECTED_AT_ONCE);
  const memberOf = (id: string): Member => ({ role: 'employer', id });

  async function requireOpenChat(employerId: string, chatId: string): Promise<ChatRow> {
    const chat = await requireChat(db, memberOf(employerId), chatId);
    if (chat.endedAt !== null) throw new ApiError('chat_ended', 'The chat has ended.');
    return chat;
  }

  return {
    requireOpenChat,

    async upload(employerId, { chatId, name, bytes }) {
      const { uid } = await requireOpenChat(employerId, chatId);
      const { fileId, mediaType, size } = await oneOfFew(employerId, async () => {
        const inspected = await inspector.inspect(bytes, ['pdf', 'image']);
        const used = await sumChatFiles(db, chatId);
        if (used + inspected.bytes.length > MAX_CHAT_FILES_BYTES) {
          throw new ApiError('quota_exceeded', 'The files of a chat are 100 MB at most.');
        }
        // If a later step fails, the file is deleted with the other files that no row keeps
        const fileId = await files.write(uid, inspected.bytes);
        return { fileId, mediaType: inspected.mediaType, size: inspected.bytes.length };
      });
      const file = { id: randomUUID(), name, mediaType, size };
      await insertChatFile(db, { ...file, fileId, chatId, at: now() });
      return { ...file, expiresAt: instant(clock.now() + UNSENT) };
    },

    send:
      (fileIds) =>
      async (tx, { chat, number }) => {
        const taken = await takeChatFiles(tx, chat.id, fileIds);
        const inOrder = fileIds.map((fileId) => {
          const file = taken.find(({ id }) => id === fileId);
          if (!file) throw new ApiError('not_found', 'No such file in this chat to be sent.');
          return file;
        });
        for (const { fileId } of inOrder) await files.keep(tx, fileId);
        await insertAttachments(tx, { chatId: chat.id, number }, inOrder);
      },

    async openFile(call, { chatId, attachmentId }) {
      const { employerId } = call;
      await requireChat(db, memberOf(employerId), chatId);
      const attachment = await findAttachment(db, attachmentId, now());
      if (attachment?.chatId !== chatId) throw noAttachment();
      const { documentId, fileId, uid: userId, open, sender } = attachment;
      if (fileId === null || (sender === 'candidate' && !open)) throw noAttachment();
      const file = await openNamed(files, { ...attachment, fileId });
      if (documentId === null) return file;
      await db.transaction(async (tx) => {
        const by = { employerId, applicationId: chatId, attachmentId };
        await insertOpening(tx, { userId, documentId, by, at: now() });
        await audit.record(tx, { event: 'document_opened', actor: actorOf(call), subject: userId });
        await noteShared(tx, attachment);
      });
      return file;
    },
  };
}
