import {
  endChat,
  fetchChat,
  fetchChats,
  fetchMessages,
  markRead,
  searchChats,
  sendMessage,
  updateOnlineStatus,
} from '#domain/api/chats';
import {
  chatIdSchema,
  endChatSchema,
  fetchChatsSchema,
  fetchMessagesSchema,
  markReadSchema,
  searchChatsSchema,
  sendMessageSchema,
  updateOnlineStatusSchema,
} from '#domain/api/chats.schema';
import type { Chats } from '../chat/chats';
import { candidateMember } from '../chat/member';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { ChatDocuments } from '../sharing/chatDocuments';

/** The candidate's chats. */
export function chatRoutes({
  chats,
  views,
  shared,
}: Chats & Pick<ChatDocuments, 'shared'>): Route[] {
  return [
    route(fetchChats, parser(fetchChatsSchema), async (request, caller) => {
      const member = candidateMember(caller);
      const { rows, nextPageToken } = await chats.list(member, request);
      return {
        status: 0,
        results: await views.toChats(rows),
        nextPageToken,
        unreadChats: await chats.unreadChats(member.id),
      };
    }),
    route(fetchChat, parser(chatIdSchema), async ({ chatId }, caller) => ({
      status: 0,
      chat: await views.toChat(await chats.find(candidateMember(caller), chatId)),
    })),
    route(fetchMessages, parser(fetchMessagesSchema), async ({ chatId, ...request }, caller) => ({
      status: 0,
      ...(await chats.messages(candidateMember(caller), chatId, request)),
    })),
    route(searchChats, parser(searchChatsSchema), async ({ query }, caller) => ({
      status: 0,
      results: await chats.search(candidateMember(caller).id, query),
    })),
    route(sendMessage, parser(sendMessageSchema), async (request, caller) => {
      const { chatId, documents, ...message } = request;
      const member = candidateMember(caller);
      const sent = await chats.send(member, chatId, message, documents && shared.share(documents));
      return {
        status: 0,
        message: sent.message,
        chat: await views.toChat(sent.chat, sent.message),
      };
    }),
    route(markRead, parser(markReadSchema), async (request, caller) => {
      const { chatId, lastReadMessageCount } = request;
      const row = await chats.markRead(candidateMember(caller), chatId, lastReadMessageCount);
      return { status: 0, chat: await views.toChat(row) };
    }),
    route(updateOnlineStatus, parser(updateOnlineStatusSchema), async ({ online }, caller) => ({
      status: 0,
      onlineUntil: await chats.setPresence(candidateMember(caller), null, online),
    })),
    route(endChat, parser(endChatSchema), async ({ chatId, all }, caller) => {
      const member = candidateMember(caller);
      const row = all ? await chats.leave(member, chatId) : await chats.end(member, chatId, 'left');
      return { status: 0, chat: await views.toChat(row) };
    }),
  ];
}
