import {
  endEmployerChatSchema,
  getChatSchema,
  listChatsSchema,
  listMessagesSchema,
  markEmployerReadSchema,
  sendEmployerMessageSchema,
  setEmployerPresenceSchema,
} from '#domain/api/chats.schema';
import {
  endEmployerChat,
  getChat,
  listChats,
  listMessages,
  markEmployerRead,
  sendEmployerMessage,
  setEmployerPresence,
} from '#domain/api/employerChats';
import type { Chats } from '../chat/chats';
import { forEmployer } from '../chat/chatView';
import { employerMember } from '../chat/member';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { EmployerFileService } from '../sharing/employerFiles.service';

/** The chats about the jobs of the employer whose key came with the call. */
export function employerChatRoutes({
  chats,
  views,
  employerFiles,
}: Chats & { employerFiles: Pick<EmployerFileService, 'send'> }): Route[] {
  return [
    route(listChats, parser(listChatsSchema), async (request, caller) => {
      const { rows, nextPageToken } = await chats.list(employerMember(caller), request);
      return { status: 0, results: await views.toEmployerChats(rows), nextPageToken };
    }),
    route(getChat, parser(getChatSchema), async ({ id }, caller) => ({
      status: 0,
      chat: await views.toEmployerChat(await chats.find(employerMember(caller), id)),
    })),
    route(listMessages, parser(listMessagesSchema), async ({ id, ...request }, caller) => {
      const page = await chats.messages(employerMember(caller), id, request);
      return { status: 0, ...page, results: page.results.map(forEmployer) };
    }),
    route(
      sendEmployerMessage,
      parser(sendEmployerMessageSchema),
      async ({ id, fileIds, ...message }, caller) => {
        const member = employerMember(caller);
        const sent = await chats.send(member, id, message, fileIds && employerFiles.send(fileIds));
        const chat = await views.toEmployerChat(sent.chat, sent.message);
        return { status: 0, message: forEmployer(sent.message), chat };
      },
    ),
    route(markEmployerRead, parser(markEmployerReadSchema), async (request, caller) => {
      const { id, lastReadMessageCount } = request;
      const row = await chats.markRead(employerMember(caller), id, lastReadMessageCount);
      return { status: 0, chat: await views.toEmployerChat(row) };
    }),
    route(
      setEmployerPresence,
      parser(setEmployerPresenceSchema),
      async ({ id, online }, caller) => ({
        status: 0,
        onlineUntil: await chats.setPresence(employerMember(caller), id, online),
      }),
    ),
    route(endEmployerChat, parser(endEmployerChatSchema), async ({ id, reason }, caller) => ({
      status: 0,
      chat: await views.toEmployerChat(await chats.end(employerMember(caller), id, reason)),
    })),
  ];
}
