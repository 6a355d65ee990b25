import { answer } from './answer';
import { chatMessage } from './chats.responses';
import { bytes, count, exact, instant, named, ok, text } from './responseFields';

const MEDIA = ['application/pdf', 'image/jpeg'] as const;

export const unsentFile = exact({
  /** For `fileIds` of a message. */
  id: text(),
  name: text(),
  mediaType: text(),
  /** Bytes. */
  size: count(),
  /** When it is deleted unless it is sent before, ISO 8601 UTC. */
  expiresAt: instant(),
}).meta(named('UnsentFile', 'A file that an employer has uploaded and not sent yet.'));

/** The answer of `CHAT_FILES_PATH`. */
export const uploadedChatFile = ok({ file: unsentFile });

export const chatDocumentAnswers = {
  takeBackAttachment: answer({
    summary: 'Take a document back that was shared with a message.',
    response: ok({ message: chatMessage }),
    refusals: ['not_found', 'no_permission'],
  }),
  getAttachmentFile: answer({
    summary: 'Read the file of an attachment.',
    response: bytes(),
    media: MEDIA,
    refusals: ['not_found', 'no_permission'],
  }),
  getChatAttachment: answer({
    summary: 'Read the file of an attachment, while it is open.',
    description: 'Each opening of a document is logged and shown to the candidate.',
    response: bytes(),
    media: MEDIA,
    refusals: ['not_found', 'no_permission'],
  }),
};
