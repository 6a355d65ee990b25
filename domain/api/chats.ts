import type { InferType } from 'yup';
import type { Answered, AnsweredFields } from './answer';
import type { chatAnswers } from './chats.responses';
import type {
  chatIdSchema,
  endChatSchema,
  fetchChatsSchema,
  fetchLatestJobChatSchema,
  fetchMessagesSchema,
  markReadSchema,
  searchChatsSchema,
  sendMessageSchema,
  updateOnlineStatusSchema,
} from './chats.schema';
import { endpoint } from './endpoint';

/** GET chats/fetch_chats: the candidate's chats with messages, the last written in first. */
export const fetchChats = endpoint<
  InferType<typeof fetchChatsSchema>,
  Answered<typeof chatAnswers.fetchChats>
>({
  service: 'v2',
  method: 'GET',
  path: 'chats/fetch_chats',
  access: 'candidate',
});

/** GET chats/fetch_chat: one chat, also of an application without messages yet. */
export const fetchChat = endpoint<
  InferType<typeof chatIdSchema>,
  Answered<typeof chatAnswers.fetchChat>
>({
  service: 'v2',
  method: 'GET',
  path: 'chats/fetch_chat',
  access: 'candidate',
});

/** A part of a thread; numbers come as digits in a GET's query. */
export type ThreadRequest = Omit<InferType<typeof fetchMessagesSchema>, 'chatId'>;

/** Some messages of a thread in a row, by rising number. */
export type ThreadPage = AnsweredFields<typeof chatAnswers.fetchMessages>;

/** GET chats/fetch_messages: the last messages, or those beside a number. */
export const fetchMessages = endpoint<
  InferType<typeof fetchMessagesSchema>,
  Answered<typeof chatAnswers.fetchMessages>
>({
  service: 'v2',
  method: 'GET',
  path: 'chats/fetch_messages',
  access: 'candidate',
});

/** A chat in which a search found something. */
export type FoundChat = Answered<typeof chatAnswers.searchChats>['results'][number];

/** GET chats/search_chats: by names, the job's title and messages; the last written in first. */
export const searchChats = endpoint<
  InferType<typeof searchChatsSchema>,
  Answered<typeof chatAnswers.searchChats>
>({
  service: 'v2',
  method: 'GET',
  path: 'chats/search_chats',
  access: 'candidate',
});

/** What is shared with a message. */
export type SentDocuments = NonNullable<SendMessageRequest['documents']>;

/** A message to be sent. */
export type SendMessageRequest = InferType<typeof sendMessageSchema>;

/** POST chats/send_message */
export const sendMessage = endpoint<
  InferType<typeof sendMessageSchema>,
  Answered<typeof chatAnswers.sendMessage>
>({
  service: 'v2',
  method: 'POST',
  path: 'chats/send_message',
  access: 'candidate',
});

/** POST chats/mark_read: everything up to a message's number; never less than before. */
export const markRead = endpoint<
  InferType<typeof markReadSchema>,
  Answered<typeof chatAnswers.markRead>
>({ service: 'v2', method: 'POST', path: 'chats/mark_read', access: 'candidate' });

/** POST chats/update_online_status: shown to the employers of the candidate's chats. */
export const updateOnlineStatus = endpoint<
  InferType<typeof updateOnlineStatusSchema>,
  Answered<typeof chatAnswers.updateOnlineStatus>
>({ service: 'v2', method: 'POST', path: 'chats/update_online_status', access: 'candidate' });

/**
 * POST chats/end_chat: the candidate leaves; no messages can be sent any more. With `all`, all their
 * chats with the employer end, and what they share with it in chats, and of references, is taken back.
 */
export const endChat = endpoint<
  InferType<typeof endChatSchema>,
  Answered<typeof chatAnswers.endChat>
>({
  service: 'v2',
  method: 'POST',
  path: 'chats/end_chat',
  access: 'candidate',
});

/** GET portal fetch_latest_job_chat: the chat about a job; null without an application to it. */
export const fetchLatestJobChat = endpoint<
  InferType<typeof fetchLatestJobChatSchema>,
  Answered<typeof chatAnswers.fetchLatestJobChat>
>({
  service: 'portal',
  method: 'GET',
  path: 'fetch_latest_job_chat',
  access: 'candidate',
});
