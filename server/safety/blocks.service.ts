import { ApiError } from '#domain/api/errors';
import type { EmployerBlock } from '#domain/api/safety';
import type { AuditLog } from '../audit/auditLog';
import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import { touchUser } from '../identity/accounts';
import type { Clock } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { deleteBlock, findBlocks, saveBlock } from './blocks.repository';

/** The employers that candidates want to hear nothing from. */
export interface BlockService {
  /**
   * Ends the candidate's chats with an employer and takes back what they share in them, as by
   * leaving it: the employer cannot tell which. Applications stay as they are, and what it words from
   * now on reaches the candidate nowhere: the rule stands in `server/events/`. Blocking again changes
   * nothing.
   *
   * @throws ApiError `not_found` for one with which they have no application and no invitation.
   */
  block(userId: string, employerId: string): Promise<EmployerBlock>;
  /**
   * Lets an employer write and invite again, and shows its jobs as they are now. Chats that have
   * ended stay so.
   */
  unblock(userId: string, employerId: string): Promise<void>;
  /** The last one first. */
  list(userId: string): Promise<EmployerBlock[]>;
}

export function createBlockService({
  db,
  clock,
  events,
  audit,
}: {
  db: Database;
  clock: Clock;
  events: Events;
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

  return {
    block(userId, employerId) {
      // As every write on chats, so that a message that is sent meanwhile is seen
      return db.transaction(
        async (tx) => {
          const at = instant(clock.now());
          // As who applies does: an application of this very moment is either seen here, or refused
          await touchUser(tx, userId, clock.now());
          const saved = await saveBlock(tx, { uid: userId, employerId, at });
          if (!saved) throw new ApiError('not_found', 'No such employer.');
          if (!saved.isNew) return saved.block;
          await events.record(tx, { type: 'employer.blocked', uid: userId, employerId, at });
          await note(tx, userId, 'employer_blocked');
          return saved.block;
        },
        { isolation: 'read committed' },
      );
    },

    async unblock(userId, employerId) {
      await db.transaction(async (tx) => {
        if (!(await deleteBlock(tx, { uid: userId, employerId }))) return;
        const at = instant(clock.now());
        await events.record(tx, { type: 'employer.unblocked', uid: userId, employerId, at });
        await note(tx, userId, 'employer_unblocked');
      });
    },

    list: (userId) => findBlocks(db, userId),
  };
}
