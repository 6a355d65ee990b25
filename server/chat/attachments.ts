/** What who shares documents and files in chats asks of them. */
export {
  type AttachmentFile,
  closeEnded,
  findAttachment,
  findChatShares,
  insertAttachments,
  saveTakenBack,
} from './attachments.repository';
export { insertChatFile, sumChatFiles, takeChatFiles } from './chatFiles.repository';
