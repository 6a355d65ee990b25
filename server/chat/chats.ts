import type { EmployerChat } from '#domain/api/employerChats';
import type { Chat, ChatMessage } from '#domain/chat/chat';
import type { Events } from '../events/events';
import type { Clock } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database } from '../storage/database';
import { type ChatService, createChatService } from './chat.service';
import type { ChatRow } from './chats.repository';
import { toChats, toEmployerChats, type ViewedAt } from './chatView';
import type { MessageLimits } from './messageLimits';

/** The services for chats, and how each side sees one. */
export interface Chats {
  chats: ChatService;
  views: ChatViews;
}

/** Chats as the two sides see them. */
export interface ChatViews {
  toChats(rows: readonly ChatRow[]): Promise<Chat[]>;
  /** @param known - a message of it that has been read already. */
  toChat(row: ChatRow, known?: ChatMessage): Promise<Chat>;
  toEmployerChats(rows: readonly ChatRow[]): Promise<EmployerChat[]>;
  toEmployerChat(row: ChatRow, known?: ChatMessage): Promise<EmployerChat>;
}

export function createChats({
  db,
  clock,
  events,
  limits,
}: {
  db: Database;
  clock: Clock;
  events: Events;
  /** Of messages; `MESSAGE_LIMITS` when absent. */
  limits?: MessageLimits;
}): Chats {
  const now = () => instant(clock.now());
  const at = (known?: ChatMessage): ViewedAt => ({ now: now(), ...(known && { known: [known] }) });
  const only = async <View>(views: Promise<View[]>): Promise<View> => {
    const [view] = await views;
    if (view === undefined) throw new Error('A row has no view.');
    return view;
  };
  return {
    chats: createChatService({ db, clock, events, limits }),
    views: {
      toChats: (rows) => toChats(db, rows, { now: now() }),
      toChat: (row, known) => only(toChats(db, [row], at(known))),
      toEmployerChats: (rows) => toEmployerChats(db, rows, { now: now() }),
      toEmployerChat: (row, known) => only(toEmployerChats(db, [row], at(known))),
    },
  };
}
