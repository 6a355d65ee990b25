import type { Events } from '../events/events';
import { type Clock, today } from '../lib/clock';
import { instant } from '../lib/time';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database, Queryable } from '../storage/database';
import { readInSlices } from '../storage/inSlices';
import { recordMove } from './applyMove';
import {
  type ExpiringApplication,
  expireStored,
  findExpiring,
} from './endedApplications.repository';

/** Applications of one transaction: each is told to its candidate and its employer. */
const EXPIRED_AT_ONCE = 200;

/** The deps of a timer: one application that cannot be expired does not keep the others open. */
export async function expireAll({
  quarantine,
  ...deps
}: {
  db: Database;
  clock: Clock;
  events: Events;
  quarantine: Quarantine;
}): Promise<void> {
  const day = today(deps.clock);
  const naming = {
    idOf: ({ id }: ExpiringApplication) => id,
    userOf: ({ uid }: ExpiringApplication) => uid,
  };
  const slices = readInSlices<ExpiringApplication>(
    (last, limit) => findExpiring(deps.db, { today: day, after: last?.id ?? '', limit }),
    EXPIRED_AT_ONCE,
  );
  for await (const due of slices) {
    await quarantine.together('application expiry', due, naming, async (some) => {
      await expireApplications(deps, { applicationIds: some.map(({ id }) => id) });
    });
  }
}

/**
 * Expires the open applications of jobs that no longer take any, as `expiringStatuses` says. Called
 * by a timer and after a job is closed, but never inside the closing transaction: its snapshot
 * cannot see an application that was inserted at the same time.
 *
 * @param only - those of one job, or some by their ids; all when absent.
 * @param note - called in the same transaction with how many expired, where any did.
 * @returns how many expired.
 */
export async function expireApplications(
  { db, clock, events }: { db: Database; clock: Clock; events: Events },
  only: { jobId?: string; applicationIds?: readonly string[] } = {},
  note?: (tx: Queryable, count: number) => Promise<void>,
): Promise<number> {
  const at = instant(clock.now());
  return db.transaction(async (tx) => {
    const expired = await expireStored(tx, { at, today: today(clock), ...only });
    for (const { from, ...application } of expired) {
      await recordMove(tx, events, application, { from, to: 'expired', by: 'system', at });
    }
    if (expired.length > 0) await note?.(tx, expired.length);
    return expired.length;
  });
}
