/** What other subjects ask of stored chats and messages. */
export {
  type ChatRow,
  findChat,
  findChats,
  findOpenChatsOn,
  type Member,
} from './chats.repository';
export type { LockedChat } from './chatWrites.repository';
export { findMessages, findMessagesAt, type MessagePlace } from './messages.repository';
