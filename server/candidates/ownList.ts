import { randomUUID } from 'node:crypto';
import { refuseConflicts } from '#domain/api/editConflict';
import { ApiError } from '#domain/api/errors';
import type { OwnThing } from '#domain/api/live';
import { appendChange } from '../changeLog/changeLog';
import { once, type RepeatableCall } from '../http/idempotency';
import { touchUser } from '../identity/accounts';
import type { Clock } from '../lib/clock';
import type { CandidateCall } from '../policy/caller';
import type { Database, Queryable } from '../storage/database';

/** An entry of a list by its fields. */
type Item<Fields> = Fields & { id: string };

/** Things of one kind that a candidate has several of. */
interface OwnListKind<Fields> {
  /** The type of their changes in the live stream. */
  type: OwnThing;
  /** The most that one candidate may have. */
  most: number;
  save: RepeatableCall['endpoint'];
  remove: RepeatableCall['endpoint'];
  rows: {
    find(db: Queryable, userId: string): Promise<Item<Fields>[]>;
    lock(tx: Queryable, userId: string, id: string): Promise<Item<Fields> | null>;
    write(tx: Queryable, userId: string, item: Item<Fields>, now: number): Promise<void>;
    remove(tx: Queryable, userId: string, id: string): Promise<boolean>;
  };
  /** What follows from a replaced entry, and before one is deleted; nothing when absent. */
  follow?: {
    changed(tx: Queryable, userId: string, id: string): Promise<void>;
    leaving(tx: Queryable, userId: string, id: string): Promise<void>;
  };
}

/** An item to be saved: with `id` an earlier one is replaced. */
interface Edit<Fields> {
  id: string | undefined;
  fields: Fields;
  /** What the fields were when the edit began; without it the save is unconditional. */
  base: Partial<Fields> | undefined;
}

/** A candidate's own list. Another's item is answered as one that does not exist. */
export interface OwnList<Fields> {
  list(userId: string): Promise<Item<Fields>[]>;
  /**
   * @param request - as it came, for the idempotency key.
   * @throws ApiError `not_found`, `edit_conflict`, `quota_exceeded`.
   */
  save(call: CandidateCall, request: object, edit: Edit<Fields>): Promise<Item<Fields>>;
  /** @throws ApiError `not_found` */
  remove(call: CandidateCall, id: string): Promise<void>;
}

export function createOwnList<Fields extends object>(
  { db, clock }: { db: Database; clock: Clock },
  { type, most, rows, follow, ...endpoints }: OwnListKind<Fields>,
): OwnList<Fields> {
  const noteChange = (tx: Queryable, userId: string, entityId: string) =>
    appendChange(tx, { scope: `user:${userId}`, type, entityId });

  /**
   * Two that are added simultaneously both write the account's row: the second is run again and
   * counts both.
   */
  async function refuseTooMany(tx: Queryable, userId: string): Promise<void> {
    await touchUser(tx, userId, clock.now());
    if ((await rows.find(tx, userId)).length >= most) {
      throw new ApiError('quota_exceeded', `There are ${most} already.`);
    }
  }

  return {
    list: (userId) => rows.find(db, userId),

    save({ userId, idempotencyKey: key }, request, { id, fields, base }) {
      const call = { scope: `user:${userId}`, key, endpoint: endpoints.save, request };
      return once(db, call, async (tx) => {
        if (id === undefined) await refuseTooMany(tx, userId);
        else {
          const stored = await rows.lock(tx, userId, id);
          if (!stored) throw notFound();
          refuseConflicts<Fields>(stored, base, fields);
        }
        const item = { ...fields, id: id ?? randomUUID() };
        await rows.write(tx, userId, item, clock.now());
        if (id !== undefined) await follow?.changed(tx, userId, id);
        await noteChange(tx, userId, item.id);
        // What followed may have changed the rest of it
        return (follow && (await rows.lock(tx, userId, item.id))) ?? item;
      });
    },

    async remove({ userId, idempotencyKey: key }, id) {
      const request = { id };
      const call = { scope: `user:${userId}`, key, endpoint: endpoints.remove, request };
      await once(db, call, async (tx) => {
        await follow?.leaving(tx, userId, id);
        if (!(await rows.remove(tx, userId, id))) throw notFound();
        await noteChange(tx, userId, id);
        return {};
      });
    },
  };
}

function notFound(): ApiError {
  return new ApiError('not_found', 'You have no such entry.');
}
