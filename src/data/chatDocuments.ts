import { getAttachmentFile, takeBackAttachment } from '#domain/api/chatDocuments';
import type { DocumentOpening } from '#domain/api/documents';
import type { ChatAttachment, ChatMessage } from '#domain/chat/chat';
import { changeList, readOpenings, readReportedFile } from './documents';
import type { SiteData } from './siteData';

/**
 * Takes a document back that a message shares, also once more; answers the message as it is now.
 * Rejects with an `ApiError`.
 */
export async function takeBack(data: SiteData, attachmentId: string): Promise<ChatMessage> {
  const { message } = await data.api.call(takeBackAttachment, { attachmentId });
  await changeList(data, (list) => ({
    ...list,
    results: list.results.map((document) => ({
      ...document,
      sharedInChats: document.sharedInChats.filter((one) => one.attachmentId !== attachmentId),
    })),
  }));
  return message;
}

/** An attachment's file; see `readDocumentFile`. */
export function readAttachmentFile(
  data: SiteData,
  attachmentId: string,
  options: { download?: boolean; signal?: AbortSignal } = {},
): Promise<Blob> {
  return readReportedFile(data, getAttachmentFile, { id: attachmentId, ...options });
}

/** When the employer opened a document by way of one message. */
export async function readAttachmentOpenings(
  data: SiteData,
  { id, documentId }: Pick<ChatAttachment, 'id' | 'documentId'>,
): Promise<DocumentOpening[]> {
  if (documentId === null) return [];
  const openings = await readOpenings(data, documentId);
  return openings.filter(({ attachmentId }) => attachmentId === id);
}
