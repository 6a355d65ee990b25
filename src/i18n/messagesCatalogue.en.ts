import { chatDocumentsEn } from '../features/messages/attachments/messages.en';
import { messagesEn } from '../features/messages/messages.en';

/** The English texts of messages, and of documents in them. */
export const messagesCatalogue = { ...messagesEn, ...chatDocumentsEn };
