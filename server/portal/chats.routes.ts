import { fetchLatestJobChat } from '#domain/api/chats';
import { fetchLatestJobChatSchema } from '#domain/api/chats.schema';
import type { Chats } from '../chat/chats';
import { candidateMember } from '../chat/member';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';

/** The candidate's chat about a job. */
export function latestChatRoutes({ chats, views }: Chats): Route[] {
  return [
    route(fetchLatestJobChat, parser(fetchLatestJobChatSchema), async ({ jobId }, caller) => {
      const row = await chats.findByJob(candidateMember(caller), jobId);
      return { status: 0, chat: row && (await views.toChat(row)) };
    }),
  ];
}
