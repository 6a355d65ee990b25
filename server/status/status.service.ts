import type { ServiceStatus } from '#domain/api/serviceStatus';
import { addDays } from '#domain/calendar/days';
import { type PartState, SERVICE_PARTS, type ServicePart } from '#domain/status/serviceParts';
import { type Clock, dayOf, today } from '../lib/clock';
import { DAY, instant, MINUTE } from '../lib/time';
import type { Database } from '../storage/database';
import { StoreUnavailableError } from '../storage/sqlError';
import {
  addMinute,
  deleteOld,
  findDays,
  findPlanned,
  type SeenMinute,
  type StoredPartDay,
} from './status.repository';

/** Days that the page shows, and that are kept. */
const DAYS = 90;
/** Minutes that a node remembers until it can store them: half a day without a store. */
const MOST_WAITING = 720;
const SEEN: Record<Exclude<PartState, 'unknown'>, 0 | 1 | 2> = { works: 0, limited: 1, fails: 2 };

/** The state of each part, as a node finds it. */
export type PartChecks = () => Promise<Record<ServicePart, PartState>>;

export interface StatusService {
  /** Looks at every part, and stores what it saw; called once a minute. */
  look(): Promise<void>;
  read(): Promise<ServiceStatus>;
  prune(): Promise<void>;
}

interface StatusDeps {
  db: Database;
  clock: Clock;
  check: PartChecks;
  /** Milliseconds since the epoch since when the store is down; null while it is not. */
  storeDownSince(): number | null;
}

/** What the node sees of its own parts, now and, with all other nodes, over the last days. */
export function createStatusService({
  db,
  clock,
  check,
  storeDownSince,
}: StatusDeps): StatusService {
  let checkedAt: number | null = null;
  const seen = new Map<ServicePart, { state: PartState; since: number }>();
  /** Whether the store was down when the parts were looked at. */
  let seenDown: boolean | null = null;
  let waiting: SeenMinute[] = [];

  function note(states: Record<ServicePart, PartState>, now: number): void {
    checkedAt = now;
    for (const part of SERVICE_PARTS) {
      const state = states[part];
      if (seen.get(part)?.state !== state) seen.set(part, { state, since: now });
    }
    const parts = SERVICE_PARTS.flatMap((part) => {
      const state = states[part];
      return state === 'unknown' ? [] : [{ part, state: SEEN[state] }];
    });
    const minute = instant(Math.floor(now / MINUTE) * MINUTE);
    waiting = [...waiting, { day: dayOf(now), minute, parts }].slice(-MOST_WAITING);
  }

  /** Oldest first. What cannot be stored waits. */
  async function store(): Promise<void> {
    for (let next = waiting[0]; next; next = waiting[0]) {
      await addMinute(db, next);
      waiting = waiting.filter((one) => one !== next);
    }
  }

  const lastDay = (): string => addDays(today(clock), -DAYS);

  async function look(): Promise<void> {
    seenDown = storeDownSince() !== null;
    note(await check(), clock.now());
    await store().catch(unlessDown);
  }

  return {
    look,

    async read() {
      // What was seen before it went or came back is not what works now
      if (seenDown !== null && seenDown !== (storeDownSince() !== null)) await look();
      const now = clock.now();
      const downSince = storeDownSince();
      const [days, planned] = await Promise.all([
        findDays(db, { after: lastDay(), last: today(clock) })
          .then(daysOf)
          .catch(unlessDown),
        findPlanned(db, now).catch(unlessDown),
      ]);
      const stale = checkedAt === null || now - checkedAt > 3 * MINUTE;
      return {
        storeDownSince: downSince === null ? null : instant(downSince),
        checkedAt: checkedAt === null ? null : instant(checkedAt),
        parts: SERVICE_PARTS.map((part) => {
          const known = stale ? undefined : seen.get(part);
          return known
            ? { part, state: known.state, since: instant(known.since) }
            : { part, state: 'unknown', since: null };
        }),
        days,
        planned,
      };
    },

    prune: () => deleteOld(db, { day: lastDay(), end: clock.now() - DAYS * DAY }),
  };
}

function unlessDown(error: unknown): null {
  if (error instanceof StoreUnavailableError) return null;
  throw error;
}

function daysOf(rows: readonly StoredPartDay[]): NonNullable<ServiceStatus['days']> {
  const days = new Map<string, NonNullable<ServiceStatus['days']>[number]['parts']>();
  for (const { day, part, checked, limited, failed } of rows) {
    days.set(day, [...(days.get(day) ?? []), { part, checked, limited, failed }]);
  }
  return [...days].map(([day, parts]) => ({ day, parts }));
}
