import type { Cursor } from '#domain/live/cursor';
import { changesAfter, currentCursor, isRemembered } from '../../changeLog/changeLog';
import type { ChangeLogReader } from '../../changeLog/changeLogReader';
import type { Clock } from '../../lib/clock';
import { HOUR, MINUTE, SECOND } from '../../lib/time';
import type { Watch } from '../../lib/watch';
import type { Quarantine } from '../../quarantine/quarantine';
import type { Database } from '../../storage/database';
import type { FencedWriter } from './fencedWriter';
import { dropLease, holdLease } from './published.repository';
import type { Publishing } from './publishing';

const BATCH = 100;
/** Milliseconds that a node keeps the right to publish without renewing it. */
const LEASE = 15 * SECOND;
const LEASE_RENEWED = 5 * SECOND;
/** How often a node checks whether it may publish, and reads changes without a notification. */
const POLL = SECOND;
const SLOWEST_RETRY = MINUTE;
/** Sessions are extended every ten minutes of use (`sessions.service.ts`). */
const SESSIONS_EXTENDED = 10 * MINUTE;

export interface PublisherDeps {
  db: Database;
  clock: Clock;
  writer: FencedWriter;
  publishing: Publishing;
  /** Names this process among the nodes. */
  node: string;
  quarantine: Pick<Quarantine, 'onRetry'>;
  onError(error: unknown): void;
  /** Knows when it last published. */
  watch?: Watch;
}

/** Milliseconds for one round; everything there is may be published in it. */
const LONGEST_ROUND = HOUR;

/** Publishes the change log: on one node at a time, from where the last one was. */
export interface Publisher {
  start(reader: Pick<ChangeLogReader, 'subscribe'>): void;
  stop(): Promise<void>;
  /**
   * Publishes all that there is now.
   * @returns whether this node may publish.
   */
  publishNow(): Promise<boolean>;
  /** Takes over from the publishing node, and publishes everything; returns how many accounts. */
  rebuild(): Promise<number>;
}

export function createPublisher(deps: PublisherDeps): Publisher {
  const { db, clock, writer, publishing, node, onError, watch } = deps;
  /** Up to where everything is published, while this node does it. */
  let position: Cursor | null = null;
  let leaseUntil = 0;
  let sessionsAt = 0;
  let stopped = false;
  let running: Promise<unknown> | null = null;
  let again = false;
  let failures = 0;
  let retryAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopFollowing = () => {};

  // By the node that publishes: what it has published up to there, it has of these too
  deps.quarantine.onRetry('Firestore', async (uids) => {
    await running;
    if (position && !stopped) await publishing.publishAgain(uids, position);
  });

  async function mayPublish(force = false): Promise<boolean> {
    const now = clock.now();
    if (leaseUntil - now > LEASE - LEASE_RENEWED) return true;
    const until = now + LEASE;
    const held = await holdLease(db, { node, until, now, force });
    leaseUntil = held ? until : 0;
    if (!held) position = null;
    return held;
  }

  async function goOn(): Promise<void> {
    if (stopped || !(await mayPublish())) throw new Error('Another node publishes now.');
  }

  async function publishAll(): Promise<{ cursor: Cursor; accounts: number }> {
    const cursor = await currentCursor(db);
    return { cursor, accounts: await publishing.publishAll(cursor, goOn) };
  }

  async function takeOver(): Promise<Cursor> {
    publishing.forget();
    const stored = await writer.takeOver();
    if (stored && (await isRemembered(db, stored))) return stored;
    // Nothing is published yet, or the log no longer has what was missed
    return (await publishAll()).cursor;
  }

  async function publishChanges(): Promise<boolean> {
    if (!(await mayPublish())) return false;
    position ??= await takeOver();
    for (;;) {
      const changes = await changesAfter(db, position, BATCH);
      const last = changes.at(-1);
      if (!last) break;
      await publishing.publish(changes);
      position = last.cursor;
      if (stopped || !(await mayPublish())) return false;
    }
    const now = clock.now();
    if (now - sessionsAt >= SESSIONS_EXTENDED) {
      await publishing.extendSessions(sessionsAt);
      sessionsAt = now;
    }
    return true;
  }

  /** One at a time; after a failure everything is read again from what Firestore has. */
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    while (running) await running.catch(() => undefined);
    const mine = work().catch((error: unknown) => {
      position = null;
      throw error;
    });
    running = mine;
    try {
      return await mine;
    } finally {
      if (running === mine) running = null;
    }
  }

  function wake(): void {
    again = true;
    if (running || stopped || clock.now() < retryAt) return;
    again = false;
    const turn = watch?.begin('Firestore', LONGEST_ROUND, () => {
      running = null;
      position = null;
    });
    inTurn(publishChanges)
      .then(
        () => {
          turn?.ended();
          failures = 0;
        },
        (error: unknown) => {
          turn?.failed();
          if (failures === 0) onError(error);
          retryAt = clock.now() + Math.min(SECOND * 2 ** failures, SLOWEST_RETRY);
          failures += 1;
        },
      )
      .finally(() => {
        if (again) wake();
      });
  }

  return {
    start(reader) {
      stopFollowing = reader.subscribe({}, wake);
      timer = setInterval(wake, POLL).unref();
      wake();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      stopFollowing();
      await running?.catch(() => undefined);
      await dropLease(db, node).catch(onError);
    },
    publishNow: () => inTurn(publishChanges),
    rebuild: () =>
      inTurn(async () => {
        leaseUntil = 0;
        await mayPublish(true);
        publishing.forget();
        await writer.takeOver();
        const { cursor, accounts } = await publishAll();
        position = cursor;
        return accounts;
      }),
  };
}
