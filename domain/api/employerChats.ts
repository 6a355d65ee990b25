import type { InferType } from 'yup';
import type { Answered } from './answer';
import type { chatAnswers, employerChat } from './chats.responses';
import type {
  endEmployerChatSchema,
  getChatSchema,
  listChatsSchema,
  listMessagesSchema,
  markEmployerReadSchema,
  sendEmployerMessageSchema,
  setEmployerPresenceSchema,
} from './chats.schema';
import { endpoint } from './endpoint';

/** A candidate's chat for the employer, who gets no id of the candidate; its id is its application's. */
export type EmployerChat = InferType<typeof employerChat>;

/** GET /api/integration/chats: those with messages, the last written in first. */
export const listChats = endpoint<
  InferType<typeof listChatsSchema>,
  Answered<typeof chatAnswers.listChats>
>({ service: 'integration', method: 'GET', path: 'chats', access: 'employer' });

/** GET /api/integration/chats/:id: also of an application without messages yet. */
export const getChat = endpoint<
  InferType<typeof getChatSchema>,
  Answered<typeof chatAnswers.getChat>
>({
  service: 'integration',
  method: 'GET',
  path: 'chats/:id',
  access: 'employer',
});

/** GET /api/integration/chats/:id/messages */
export const listMessages = endpoint<
  InferType<typeof listMessagesSchema>,
  Answered<typeof chatAnswers.listMessages>
>({
  service: 'integration',
  method: 'GET',
  path: 'chats/:id/messages',
  access: 'employer',
});

/** A message that a recruiter writes. */
export type EmployerMessage = InferType<typeof sendEmployerMessageSchema>;

/** POST /api/integration/chats/:id/messages */
export const sendEmployerMessage = endpoint<
  InferType<typeof sendEmployerMessageSchema>,
  Answered<typeof chatAnswers.sendEmployerMessage>
>({ service: 'integration', method: 'POST', path: 'chats/:id/messages', access: 'employer' });

/** POST /api/integration/chats/:id/read */
export const markEmployerRead = endpoint<
  InferType<typeof markEmployerReadSchema>,
  Answered<typeof chatAnswers.markEmployerRead>
>({ service: 'integration', method: 'POST', path: 'chats/:id/read', access: 'employer' });

/** POST /api/integration/chats/:id/presence: a recruiter has the chat open, or has left it. */
export const setEmployerPresence = endpoint<
  InferType<typeof setEmployerPresenceSchema>,
  Answered<typeof chatAnswers.setEmployerPresence>
>({ service: 'integration', method: 'POST', path: 'chats/:id/presence', access: 'employer' });

/** POST /api/integration/chats/:id/end: with a reason; no messages can be sent any more. */
export const endEmployerChat = endpoint<
  InferType<typeof endEmployerChatSchema>,
  Answered<typeof chatAnswers.endEmployerChat>
>({ service: 'integration', method: 'POST', path: 'chats/:id/end', access: 'employer' });
