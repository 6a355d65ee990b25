import { endChat as endChatCall } from '#domain/api/chats';
import { showChat } from './chats';
import type { SiteData } from './siteData';

/** The candidate leaves a chat: no messages can be sent any more. */
export async function endChat(data: SiteData, chatId: string): Promise<void> {
  const { chat } = await data.api.call(endChatCall, { chatId });
  await showChat(data, chat);
}
