import type { FoundChat, ThreadPage, ThreadRequest } from '#domain/api/chats';
import { ApiError } from '#domain/api/errors';
import type { ListPageRequest } from '#domain/api/listPage';
import {
  CHAT_PAGE,
  type ChatEndReason,
  type ChatMessage,
  MESSAGE_LIMITS,
  ONLINE_SECONDS,
  THREAD_PAGE,
} from '#domain/chat/chat';
import { tidySearch } from '#domain/text/tidy';
import type { Events } from '../events/events';
import type { Clock } from '../lib/clock';
import { pageBounds, pageOf } from '../lib/listPage';
import { instant, SECOND } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { chatAct } from './chatAct';
import { noteChat, noteChatEvent, noteMessage } from './chatEvents';
import {
  type ChatRow,
  countUnreadChats,
  findChat,
  findChats,
  type Member,
} from './chats.repository';
import { candidateNameIn, toChats } from './chatView';
import {
  insertMessage,
  type LockedChat,
  lockChat,
  saveEnd,
  savePresence,
  saveRead,
} from './chatWrites.repository';
import { type MessageLimits, readSentBefore, refuseManyMessages } from './messageLimits';
import { findInChats, findMessages, findMessagesAt } from './messages.repository';
import { requireChat, requireLockedChat } from './requireChat';

/** A message that a member sends. */
interface SentMessage {
  clientId: string;
  text: string;
  /** The recruiter's name; the candidate's is known. */
  senderName?: string;
}

/** What is done with a message in the transaction in which it is sent. */
export type WithMessage = (
  tx: Queryable,
  sent: { chat: LockedChat; number: number; at: string },
) => Promise<void>;

/**
 * Chats between a candidate and the employer of one of their applications. Both sides call the same
 * methods, each with who they are. Another's chat is `not_found`, one that they had to leave
 * `no_permission`.
 */
export interface ChatService {
  /** A page of a member's chats with messages, the last written in first. */
  list(
    member: Member,
    request: ListPageRequest & { jobId?: string | undefined },
  ): Promise<{ rows: ChatRow[]; nextPageToken: string | null }>;
  /** How many of a candidate's chats have unread messages. */
  unreadChats(uid: string): Promise<number>;
  /** @throws ApiError `not_found`, `no_permission` */
  find(member: Member, chatId: string): Promise<ChatRow>;
  /** The chat about a job; null without an application that may have one. */
  findByJob(member: Member, jobId: string): Promise<ChatRow | null>;
  /** @throws ApiError `not_found`, `no_permission` */
  messages(member: Member, chatId: string, request: ThreadRequest): Promise<ThreadPage>;
  /** A candidate's chats with some words in messages, names or the job's title; 50 at most. */
  search(uid: string, query: string): Promise<FoundChat[]>;
  /**
   * Sends a message. The same `clientId` once more answers the message that it made. The chat is as
   * the message left it, read in its transaction: the member may have to leave right after it.
   *
   * @param also - done in the same transaction, for a new message only.
   * @throws ApiError `not_found`, `no_permission`, `chat_ended`, `rate_limited`
   */
  send(
    member: Member,
    chatId: string,
    message: SentMessage,
    also?: WithMessage,
  ): Promise<{ message: ChatMessage; chat: ChatRow }>;
  /** @throws ApiError `not_found`, `no_permission` */
  markRead(member: Member, chatId: string, upTo: number): Promise<ChatRow>;
  /**
   * A member is there or leaves: a candidate in all their chats (`chatId` null), an employer in one.
   * Answers until when it holds.
   *
   * @throws ApiError `not_found`, `no_permission`
   */
  setPresence(member: Member, chatId: string | null, online: boolean): Promise<string | null>;
  /**
   * A candidate leaves the employer of a chat: all chats with it end, and what they share with it is
   * taken back. Answers that chat. @throws ApiError as `find`
   */
  leave(member: Member, chatId: string): Promise<ChatRow>;
  /** Ends a chat; one that has ended stays as it ended. @throws ApiError as `find` */
  end(member: Member, chatId: string, reason: ChatEndReason): Promise<ChatRow>;
}

/** Chats that a search finds at most. */
const MOST_FOUND = 50;

export function createChatService({
  db,
  clock,
  events,
  limits = MESSAGE_LIMITS,
}: {
  db: Database;
  clock: Clock;
  events: Events;
  limits?: MessageLimits | undefined;
}): ChatService {
  const now = () => instant(clock.now());

  /**
   * Work on one chat, whose row is locked first: chats are written by both sides at once, and each
   * must see the other's last message.
   */
  function onChat<T>(
    member: Member,
    chatId: string,
    work: (tx: Queryable, chat: ChatRow) => Promise<T>,
  ): Promise<T> {
    return db.transaction(
      async (tx) => {
        await lockChat(tx, chatId);
        return work(tx, await requireChat(tx, member, chatId));
      },
      { isolation: 'read committed' },
    );
  }

  async function readMessage(tx: Queryable, chatId: string, number: number): Promise<ChatMessage> {
    const [message] = await findMessagesAt(tx, [{ chatId, number }], now());
    if (!message) throw new Error(`There is no message ${number} in chat ${chatId}.`);
    return message;
  }

  return {
    async list(member, { jobId, ...page }) {
      const bounds = pageBounds(page, CHAT_PAGE);
      return pageOf(await findChats(db, member, bounds, { jobId: jobId ?? null }), bounds);
    },

    unreadChats: (uid) => countUnreadChats(db, uid),
    find: (member, chatId) => requireChat(db, member, chatId),

    async findByJob(member, jobId) {
      const chat = await findChat(db, member, { jobId });
      return chat && chat[member.role].leftAt === null ? chat : null;
    },

    async messages(member, chatId, { before, after, pageLength }) {
      const { messageCount } = await requireChat(db, member, chatId);
      const limit = Number(pageLength ?? THREAD_PAGE);
      const results = await findMessages(db, chatId, {
        ...(before !== undefined && { before: Number(before) }),
        ...(after !== undefined && { after: Number(after) }),
        limit,
        now: now(),
      });
      const [first, last] = [results[0], results.at(-1)];
      return {
        results,
        hasEarlier: first ? first.number > 1 : Number(after ?? 0) > 0 && messageCount > 0,
        hasLater: last ? last.number < messageCount : Number(before ?? 0) > 0 && messageCount > 0,
      };
    },

    async search(uid, query) {
      const pattern = `%${tidySearch(query).replace(/[\\%_]/g, '\\$&')}%`;
      const found = await findInChats(db, uid, { pattern, limit: MOST_FOUND });
      const member: Member = { role: 'candidate', id: uid };
      const ids = found.map(({ chatId }) => chatId);
      const rows = await findChats(db, member, { limit: MOST_FOUND, after: null }, { ids });
      const places = found.flatMap(({ chatId, number }) =>
        number === null ? [] : [{ chatId, number }],
      );
      const messages = new Map(
        (await findMessagesAt(db, places, now())).map((one) => [one.chatId, one]),
      );
      const chats = await toChats(db, rows, { now: now() });
      return chats.map((chat) => ({ chat, message: messages.get(chat.id) ?? null }));
    },

    send(member, chatId, { clientId, text, senderName }, also) {
      const { role } = member;
      return db.transaction(
        async (tx) => {
          const at = now();
          const chat = await requireLockedChat(tx, member, chatId, at);
          const before = await readSentBefore(tx, chat, { sender: role, clientId, limits });
          if (before.same !== null) {
            const message = await readMessage(tx, chatId, before.same);
            return { message, chat: await requireChat(tx, member, chatId) };
          }
          // Nobody would read what is written to an employer that was blocked
          if (chat.endedAt !== null || chat.blocked) {
            throw new ApiError('chat_ended', 'The chat has ended.');
          }
          refuseManyMessages(before, { limits, now: clock.now() });
          const given = {
            sender: role,
            senderName: senderName ?? candidateNameIn(chat),
            clientId,
            text,
            event: null,
          };
          const placed = await insertMessage(tx, chatId, { ...given, at });
          const { number } = placed;
          await also?.(tx, { chat, number, at });
          await noteMessage(tx, chat.uid, { chatId, number });
          const message = also
            ? await readMessage(tx, chatId, number)
            : { chatId, ...given, ...placed, attachments: [] };
          await events.record(tx, { type: 'message.sent', ...chatAct(member, chat), message, at });
          return { message, chat: await requireChat(tx, member, chatId) };
        },
        { isolation: 'read committed' },
      );
    },

    markRead: (member, chatId, upTo) =>
      onChat(member, chatId, async (tx, chat) => {
        if (!(await saveRead(tx, chatId, { role: member.role, upTo }))) return chat;
        await noteChat(tx, chat.uid, chatId);
        const read = await requireChat(tx, member, chatId);
        const { lastReadMessageCount } = read[member.role];
        await events.record(tx, {
          type: 'chat.read',
          ...chatAct(member, chat),
          lastReadMessageCount,
          at: now(),
        });
        return read;
      }),

    async setPresence(member, chatId, online) {
      const at = clock.now();
      const until = online ? instant(at + ONLINE_SECONDS * SECOND) : null;
      const saved = { chatId, until, at: instant(at) };
      if (chatId === null) {
        await savePresence(db, member, saved);
        return until;
      }
      await onChat(member, chatId, async (tx, chat) => {
        await savePresence(tx, member, saved);
        // Only an employer's presence is shown on the site
        if (member.role === 'employer') await noteChat(tx, chat.uid, chatId);
      });
      return until;
    },

    leave: (member, chatId) =>
      db.transaction(
        async (tx) => {
          const { uid, employerId } = await requireChat(tx, member, chatId);
          await events.record(tx, { type: 'employer.left', uid, employerId, at: now() });
          return requireChat(tx, member, chatId);
        },
        { isolation: 'read committed' },
      ),

    end: (member, chatId, reason) =>
      db.transaction(
        async (tx) => {
          const at = now();
          const chat = await requireLockedChat(tx, member, chatId, at);
          if (chat.endedAt !== null) return requireChat(tx, member, chatId);
          const by = member.role;
          await noteChatEvent(tx, events, chatId, { event: { type: 'ended', by, reason }, at });
          await saveEnd(tx, chatId, { at, by, reason });
          await events.record(tx, { type: 'chat.ended', ...chatAct(member, chat), reason, at });
          return requireChat(tx, member, chatId);
        },
        { isolation: 'read committed' },
      ),
  };
}
