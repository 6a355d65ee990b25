import type { Chat, EmployerChat } from '#domain/chat/chat';
import type { Clock } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database } from '../storage/database';
import { type ChatService, createChatService } from './chat.service';
import type { ChatRow } from './chats.repository';
import { toChats, toEmployerChats } from './chatView';

/** The services for chats, and how each side sees one. */
export interface Chats {
  chats: ChatService;
  views: ChatViews;
}

/** Chats as the two sides see them. */
export interface ChatViews {
  toChats(rows: readonly ChatRow[]): Promise<Chat[]>;
  toChat(row: ChatRow): Promise<Chat>;
  toEmployerChats(rows: readonly ChatRow[]): Promise<EmployerChat[]>;
  toEmployerChat(row: ChatRow): Promise<EmployerChat>;
}

export function createChats({ db, clock }: { db: Database; clock: Clock }): Chats {
  const now = () => instant(clock.now());
  const only = async <View>(views: Promise<View[]>): Promise<View> => {
    const [view] = await views;
    if (view === undefined) throw new Error('A row has no view.');
    return view;
  };
  return {
    chats: createChatService({ db, clock }),
    views: {
      toChats: (rows) => toChats(db, rows, now()),
      toChat: (row) => only(toChats(db, [row], now())),
      toEmployerChats: (rows) => toEmployerChats(db, rows, now()),
      toEmployerChat: (row) => only(toEmployerChats(db, [row], now())),
    },
  };
}
