import type { Clock } from '../lib/clock';
import { DAY, HOUR, MINUTE } from '../lib/time';
import type { Timers } from '../lib/timers';
import type { GaugeSource } from '../metrics/metrics';
import type { Database } from '../storage/database';
import { StoreUnavailableError } from '../storage/sqlError';
import {
  countSetAside,
  deleteLeft,
  deleteSetAside,
  findItemsOf,
  saveSetAside,
} from './quarantine.repository';
import { type QuarantineReader, READERS } from './readers';
import { framesOf, reasonOf } from './reasonOf';

export { NotWholeError } from './reasonOf';

/** What a reader could not read. */
export interface BadItem {
  item: string;
  error: unknown;
  /** The account that it is about, with which it is forgotten. */
  userId?: string | null;
}

/** After being due. */
const LEFT = 2 * DAY;

/** A thing that was set aside, for the log: which one and where the error was, not what it says. */
class SetAsideError extends Error {
  override name = 'SetAsideError';
}

/** How a reader of many names its things. */
interface Naming<T> {
  idOf(thing: T): string;
  userOf?(thing: T): string | null;
}

/**
 * Single things that cannot be read, such as a row without a field. Whoever reads many sets the bad
 * one aside and goes on; it is tried again after a minute, then after ever longer, a day at most.
 */
export interface Quarantine {
  /**
   * Names the thing in the log and the table. @throws the error itself where it is the store's:
   * nothing is wrong with the thing then.
   */
  setAside(reader: QuarantineReader, item: string, error: unknown, userId?: string): Promise<void>;
  /** The same for several. */
  setAsideAll(reader: QuarantineReader, bad: readonly BadItem[]): Promise<void>;
  /** They were read: they are whole again. One that was not set aside may be among them. */
  release(reader: QuarantineReader, items: readonly string[]): Promise<void>;
  /** All that a reader has set aside. */
  all(reader: QuarantineReader): Promise<ReadonlySet<string>>;
  /** What is set aside and not to be tried yet. A query with a limit leaves these out. */
  waiting(reader: QuarantineReader): Promise<ReadonlySet<string>>;
  /**
   * Does the work for one thing after another; one that fails is set aside, and one that waits for
   * its next try is left out. Returns what was done, in order.
   */
  each<T, R>(
    reader: QuarantineReader,
    things: readonly T[],
    naming: Naming<T>,
    work: (thing: T) => Promise<R>,
  ): Promise<R[]>;
  /**
   * Does the work for all at once. Where that fails, for each half, down to the single one that fails
   * and is set aside: for work that is one statement over many rows.
   */
  together<T>(
    reader: QuarantineReader,
    things: readonly T[],
    naming: Naming<T>,
    work: (things: readonly T[]) => Promise<void>,
  ): Promise<void>;
  /**
   * How a reader without rounds of its own reads things again. Those that are whole it releases
   * itself, the others it sets aside.
   */
  onRetry(reader: QuarantineReader, retry: (items: readonly string[]) => Promise<void>): void;
  /** Reads again what is due of those readers; for a timer. */
  retryDue(): Promise<void>;
  /**
   * Forgets what a round of the others has not come to for two days: it is gone, or no longer due. For a
   * timer.
   */
  prune(): Promise<void>;
  readonly timers: Timers;
  readonly gauges: readonly GaugeSource[];
}

export function createQuarantine({
  db,
  clock,
  onError,
}: {
  db: Database;
  clock: Clock;
  /** Called with each thing that is set aside, without what it says. */
  onError(error: unknown): void;
}): Quarantine {
  const retries = new Map<QuarantineReader, (items: readonly string[]) => Promise<void>>();

  async function setAsideAll(reader: QuarantineReader, bad: readonly BadItem[]): Promise<void> {
    const ofStore = bad.find(({ error }) => error instanceof StoreUnavailableError);
    if (ofStore) throw ofStore.error;
    if (bad.length === 0) return;
    const things = new Map(
      bad.map(({ item, error, userId = null }) => [
        item,
        { item, reason: reasonOf(error), userId },
      ]),
    );
    for (const { item, error } of bad) {
      const named = new SetAsideError(`${item} is set aside by ${reader}: ${reasonOf(error)}.`);
      named.stack = `${named.name}: ${named.message}\n${framesOf(error)}`;
      onError(named);
    }
    await saveSetAside(db, reader, [...things.values()], clock.now());
  }

  async function release(reader: QuarantineReader, items: readonly string[]): Promise<void> {
    if (items.length > 0) await deleteSetAside(db, reader, items);
  }

  /** What is known of a reader's things: set aside at all, and not due yet. */
  async function known(reader: QuarantineReader) {
    const rows = await findItemsOf(db, reader, clock.now());
    return {
      all: new Set(rows.map(({ item }) => item)),
      waiting: new Set(rows.flatMap(({ item, due }) => (due ? [] : [item]))),
    };
  }

  return {
    setAside: (reader, item, error, userId) =>
      setAsideAll(reader, [{ item, error, userId: userId ?? null }]),
    setAsideAll,
    release,
    all: async (reader) => (await known(reader)).all,
    waiting: async (reader) => (await known(reader)).waiting,

    async each<T, R>(
      reader: QuarantineReader,
      things: readonly T[],
      { idOf, userOf }: Naming<T>,
      work: (thing: T) => Promise<R>,
    ): Promise<R[]> {
      if (things.length === 0) return [];
      const { all, waiting } = await known(reader);
      const done: R[] = [];
      for (const thing of things) {
        const item = idOf(thing);
        if (waiting.has(item)) continue;
        try {
          done.push(await work(thing));
        } catch (error) {
          await setAsideAll(reader, [{ item, error, userId: userOf?.(thing) ?? null }]);
          continue;
        }
        if (all.has(item)) await release(reader, [item]);
      }
      return done;
    },

    async together<T>(
      reader: QuarantineReader,
      things: readonly T[],
      { idOf, userOf }: Naming<T>,
      work: (things: readonly T[]) => Promise<void>,
    ): Promise<void> {
      if (things.length === 0) return;
      const { all, waiting } = await known(reader);

      async function halve(some: readonly T[]): Promise<void> {
        const [first] = some;
        if (first === undefined) return;
        try {
          await work(some);
        } catch (error) {
          if (error instanceof StoreUnavailableError) throw error;
          const middle = some.length >> 1;
          if (middle === 0) {
            const userId = userOf?.(first) ?? null;
            return setAsideAll(reader, [{ item: idOf(first), error, userId }]);
          }
          await halve(some.slice(0, middle));
          return halve(some.slice(middle));
        }
        await release(
          reader,
          some.map(idOf).filter((item) => all.has(item)),
        );
      }

      await halve(things.filter((thing) => !waiting.has(idOf(thing))));
    },

    onRetry(reader, retry) {
      retries.set(reader, retry);
    },

    async retryDue() {
      for (const [reader, retry] of retries) {
        const rows = await findItemsOf(db, reader, clock.now());
        const due = rows.flatMap((row) => (row.due ? [row.item] : []));
        if (due.length > 0) await retry(due);
      }
    },

    prune: () => deleteLeft(db, clock.now() - LEFT, [...retries.keys()]),

    get timers() {
      return {
        quarantine: [MINUTE, () => this.retryDue()] as const,
        'left set aside': [HOUR, () => this.prune()] as const,
      };
    },

    gauges: [
      {
        name: 'vikari_set_aside',
        help: 'Single things that a reader could not read and tries again, by reader.',
        label: 'reader',
        async read() {
          const counts = await countSetAside(db);
          // All of them, so that one which becomes none says so
          return new Map(READERS.map((reader) => [reader, counts.get(reader) ?? 0]));
        },
      },
    ],
  };
}
