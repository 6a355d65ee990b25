import type { InferType } from 'yup';
import type { Answered } from './answer';
import type { chatDocumentAnswers, unsentFile } from './chatDocuments.responses';
import type {
  getAttachmentFileSchema,
  getChatAttachmentSchema,
  takeBackAttachmentSchema,
} from './chatDocuments.schema';
import { endpoint } from './endpoint';

/** POST chats/take_back_attachment: the employer may no longer open the document. */
export const takeBackAttachment = endpoint<
  InferType<typeof takeBackAttachmentSchema>,
  Answered<typeof chatDocumentAnswers.takeBackAttachment>
>({ service: 'v2', method: 'POST', path: 'chats/take_back_attachment', access: 'candidate' });

/** GET chats/attachment_file: the employer's file or one's own document; saved with `download=1`. */
export const getAttachmentFile = endpoint<
  InferType<typeof getAttachmentFileSchema>,
  Answered<typeof chatDocumentAnswers.getAttachmentFile>
>({
  service: 'v2',
  method: 'GET',
  path: 'chats/attachment_file',
  access: 'candidate',
});

/**
 * POST /api/integration/chats/:id/files, with the file as the body and its name as `?name=`: keeps
 * a file for a day, to be sent with a message.
 */
export const CHAT_FILES_PATH = '/api/integration/chats/:id/files';

/** A file that an employer has uploaded and not sent yet. */
export type UnsentFile = InferType<typeof unsentFile>;

/**
 * GET /api/integration/chats/:id/attachment: a document that the candidate shares, or the
 * employer's own file. Each opening of a document is shown to the candidate.
 */
export const getChatAttachment = endpoint<
  InferType<typeof getChatAttachmentSchema>,
  Answered<typeof chatDocumentAnswers.getChatAttachment>
>({
  service: 'integration',
  method: 'GET',
  path: 'chats/:id/attachment',
  access: 'employer',
});
