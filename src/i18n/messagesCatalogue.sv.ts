import { chatDocumentsSv } from '../features/messages/attachments/messages.sv';
import { messagesSv } from '../features/messages/messages.sv';

/** The Swedish texts of messages, and of documents in them. */
export const messagesCatalogue = { ...messagesSv, ...chatDocumentsSv };
