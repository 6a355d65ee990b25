import { deviceOf } from '#domain/analytics/device';
import type { TrackRequest } from '#domain/api/analytics';
import { stockholmClock } from '#domain/calendar/stockholmTime';
import type { Clock } from '../lib/clock';
import { DAY, HOUR, instant } from '../lib/time';
import type { Caller } from '../policy/caller';
import type { Database } from '../storage/database';
import {
  type CountedEvent,
  countBatches,
  findCounts,
  findDropped,
  insertBatch,
  noteDropped,
  pruneAnalytics,
} from './analytics.repository';

/** Batches that a day stores at most; each has 20 events at most. */
const BATCHES_A_DAY = 100_000;
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

export interface AnalyticsService {
  /** Takes a batch once. Nothing is stored of who sent it. */
  take(request: TrackRequest, caller: Pick<Caller, 'userAgent' | 'refusesTracking'>): Promise<void>;
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
  mostADay = BATCHES_A_DAY,
}: {
  db: Database;
  clock: Clock;
  mostADay?: number;
}): AnalyticsService {
  const dayOf = (at: number): string => stockholmClock(at).day;
  return {
    async take({ batchId, language, events }, { userAgent, refusesTracking }) {
      const device = deviceOf(userAgent);
      if (refusesTracking || device === null) return;
      const now = clock.now();
      const day = dayOf(now);
      const receivedAt = instant(now - (now % HOUR));
      const batch = { id: batchId, receivedAt, day, device, language, events };
      if (!(await insertBatch(db, batch, mostADay))) await noteDropped(db, batchId, day);
    },
    async count() {
      // Nodes count at the same time and add to the same rows
      const countSome = () =>
        db.transaction((tx) => countBatches(tx, AT_ONCE), { isolation: 'read committed' });
      while ((await countSome()) === AT_ONCE);
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
