import { createHmac, randomUUID } from 'node:crypto';
import { deviceOf } from '#domain/analytics/device';
import type { TrackRequest } from '#domain/api/analytics';
import { eventsOfCall } from '#domain/api/countedCalls';
import { stockholmClock } from '#domain/calendar/stockholmTime';
import { createDayShare } from '../doors/dayShare';
import type { Clock } from '../lib/clock';
import { DAY, HOUR, instant } from '../lib/time';
import type { Caller } from '../policy/caller';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import {
  type CountedEvent,
  countBatches,
  findCounts,
  findDropped,
  findWaitingBatches,
  insertBatch,
  noteDropped,
  pruneAnalytics,
} from './analytics.repository';

/** Batches that a day stores of pages, each with 20 events at most: in all, and of one customer. */
const BATCHES_A_DAY = { inAll: 100_000, perCustomer: 2000 };
/** Batches that one transaction counts. */
const AT_ONCE = 500;
/** How long a batch's id is known, so that sending it again counts nothing. */
const IDS_KEPT = 2 * DAY;
/** How long counts are kept: two years and two months, so that a month can be compared. */
const COUNTS_KEPT = 790 * DAY;

/** What was counted in some days. */
export interface Figures {
  from: string;
  to: string;
  counts: CountedEvent[];
  /** Batches that were not counted, because there were too many on a day. */
  dropped: number;
}

/** What is looked at of a caller, and not stored. */
type Counted = Pick<Caller, 'userAgent' | 'refusesTracking'>;
type Counting = Counted & Pick<Caller, 'userId' | 'idempotencyKey' | 'language'>;

export interface AnalyticsService {
  /** Takes a batch once. Nothing is stored of who sent it. */
  take(request: TrackRequest, caller: Counted & Pick<Caller, 'ip'>): Promise<void>;
  /** Counts what a call that has succeeded did, by its endpoint's path; a repeat counts nothing. */
  note(call: { path: string; request: unknown }, caller: Counting): Promise<void>;
  /** Counts what has come since the last time. */
  count(): Promise<void>;
  /** Deletes what has been kept long enough. */
  prune(): Promise<void>;
  /** The last days, today among them. */
  figures(days: number): Promise<Figures>;
}

export function createAnalyticsService({
  db,
  clock,
  serverSecret,
  quarantine,
  batchesADay = BATCHES_A_DAY,
}: {
  db: Database;
  clock: Clock;
  serverSecret: Uint8Array;
  quarantine: Quarantine;
  batchesADay?: { inAll: number; perCustomer: number };
}): AnalyticsService {
  const share = createDayShare('analytics', batchesADay, serverSecret);
  const times = () => {
    const now = clock.now();
    return { receivedAt: instant(now - (now % HOUR)), day: dayOf(now) };
  };
  const dayOf = (at: number): string => stockholmClock(at).day;
  return {
    async take({ batchId, language, events }, { userAgent, refusesTracking, ip }) {
      const device = deviceOf(userAgent);
      if (refusesTracking || device === null) return;
      const batch = { ...times(), id: batchId, device, language, events };
      const { day } = batch;
      // With its count, or not at all: what a stop leaves uncounted would be beyond the share
      const taken = await db.transaction(
        (tx) =>
          share.take(tx, { day, ip }, (beyond) =>
            insertBatch(tx, batch, beyond ? null : batchesADay.inAll),
          ),
        { isolation: 'read committed' },
      );
      if (!taken) await noteDropped(db, batchId, day);
    },
    async note(
      { path, request },
      { userAgent, refusesTracking, userId, idempotencyKey, language },
    ) {
      const device = deviceOf(userAgent);
      const events = eventsOfCall(path, request).map((event) => ({ ...event, first: false }));
      if (refusesTracking || device === null || events.length === 0) return;
      // A call that is sent again with its key is the same one, and did nothing
      const id =
        idempotencyKey === null
          ? randomUUID()
          : createHmac('sha256', serverSecret)
              .update(`counted call ${path} ${userId ?? 'visitor'} ${idempotencyKey}`)
              .digest('base64url');
      await insertBatch(db, { ...times(), id, device, language, events }, null);
    },
    async count() {
      for (;;) {
        const without = [...(await quarantine.waiting('analytics'))];
        const ids = await findWaitingBatches(db, AT_ONCE, without);
        // Nodes count at the same time and add to the same rows
        await quarantine.together('analytics', ids, { idOf: (id) => id }, (some) =>
          db.transaction((tx) => countBatches(tx, some), { isolation: 'read committed' }),
        );
        if (ids.length < AT_ONCE) return;
      }
    },
    async prune() {
      const now = clock.now();
      await pruneAnalytics(db, {
        instant: instant(now - IDS_KEPT),
        day: dayOf(now - COUNTS_KEPT),
      });
    },
    async figures(days) {
      const now = clock.now();
      const range = { from: dayOf(now - (days - 1) * DAY), to: dayOf(now) };
      return {
        ...range,
        counts: await findCounts(db, range),
        dropped: await findDropped(db, range),
      };
    },
  };
}
