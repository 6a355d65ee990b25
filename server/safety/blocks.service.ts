import { ApiError } from '#domain/api/errors';
import type { EmployerBlock } from '#domain/safety/reports';
import type { AuditLog } from '../audit/auditLog';
import { appendChange } from '../changeLog/changeLog.repository';
import { noteChat, noteChatEvent } from '../chat/chatEvents';
import { lockChat, saveEnd } from '../chat/chatWrites.repository';
import type { Clock } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { queueEmployerEvent } from '../webhooks/queueEmployerEvent';
import {
  deleteBlock,
  findBlocks,
  findChatsWith,
  saveBlock,
  saveEmployerLeft,
} from './blocks.repository';

/** The employers that candidates want to hear nothing from. */
export interface BlockService {
  /**
   * Ends the candidate's chats with an employer, which may no longer read them, write or invite.
   * Applications stay as they are. Blocking again changes nothing.
   *
   * @throws ApiError `not_found` for one with which they have no application and no invitation.
   */
  block(userId: string, employerId: string): Promise<EmployerBlock>;
  /** Lets an employer write and invite again. Chats that have ended stay so. */
  unblock(userId: string, employerId: string): Promise<void>;
  /** The last one first. */
  list(userId: string): Promise<EmployerBlock[]>;
}

export function createBlockService({
  db,
  clock,
  audit,
}: {
  db: Database;
  clock: Clock;
  audit: Pick<AuditLog, 'record'>;
}): BlockService {
  async function note(
    tx: Queryable,
    userId: string,
    event: 'employer_blocked' | 'employer_unblocked',
  ): Promise<void> {
    await audit.record(tx, { event, actor: { user: userId } });
    await appendChange(tx, { scope: `user:${userId}`, type: 'blocks', entityId: userId });
  }

  async function close(tx: Queryable, chatId: string, at: string): Promise<void> {
    const chat = await lockChat(tx, chatId);
    if (!chat) return;
    if (!chat.ended) {
      const end = { by: 'candidate', reason: 'blocked' } as const;
      await noteChatEvent(tx, chatId, { event: { type: 'ended', ...end }, at });
      await saveEnd(tx, chatId, { at, ...end });
      const { employerId } = chat;
      await queueEmployerEvent(tx, employerId, {
        type: 'chat.ended',
        applicationId: chatId,
        at,
        data: { reason: end.reason },
      });
    }
    await saveEmployerLeft(tx, chatId, at);
    await noteChat(tx, chat.uid, chatId);
  }

  return {
    block(userId, employerId) {
      // As every write on chats, so that a message that is sent meanwhile is seen
      return db.transaction(
        async (tx) => {
          const at = instant(clock.now());
          const saved = await saveBlock(tx, { uid: userId, employerId, at });
          if (!saved) throw new ApiError('not_found', 'No such employer.');
          if (!saved.isNew) return saved.block;
          for (const id of await findChatsWith(tx, { uid: userId, employerId })) {
            await close(tx, id, at);
          }
          await note(tx, userId, 'employer_blocked');
          return saved.block;
        },
        { isolation: 'read committed' },
      );
    },

    async unblock(userId, employerId) {
      await db.transaction(async (tx) => {
        if (!(await deleteBlock(tx, { uid: userId, employerId }))) return;
        await note(tx, userId, 'employer_unblocked');
      });
    },

    list: (userId) => findBlocks(db, userId),
  };
}
