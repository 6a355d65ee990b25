import { setImmediate as turn } from 'node:timers/promises';
import { type SettableClock, settableClock } from '../../identity/testing/settableClock';
import type { Database } from '../../storage/database';

/** Turns of the event loop without a call on the database after which nothing moves by itself. */
const QUIET_TURNS = 20;

/** Time that passes only when nothing else can happen: a simulation of hours takes a moment. */
export interface VirtualTime {
  clock: SettableClock;
  /** The database, whose work takes no virtual time. */
  db: Database;
  /** Passes after so many virtual milliseconds. */
  sleep(milliseconds: number): Promise<void>;
  /**
   * Lets time pass until the moment. `look` is called at the start, after each step and at least so
   * often.
   */
  runUntil(moment: number, look: () => void, everyMilliseconds: number): Promise<void>;
}

export function virtualTime(real: Database): VirtualTime {
  const clock = settableClock();
  const sleepers: { at: number; wake: () => void }[] = [];
  let working = 0;
  let worked = 0;
  const count = async <T>(work: Promise<T>): Promise<T> => {
    working += 1;
    try {
      return await work;
    } finally {
      working -= 1;
      worked += 1;
    }
  };
  const db: Database = {
    kind: real.kind,
    query: (sql, params) => count(real.query(sql, params)),
    transaction: (work, options) => count(real.transaction(work, options)),
    listen: (channel, onNotify) => real.listen(channel, onNotify),
    close: () => real.close(),
  };

  async function settle(): Promise<void> {
    for (let quiet = 0, seen = worked; quiet < QUIET_TURNS; ) {
      await turn();
      quiet = working > 0 || worked !== seen ? 0 : quiet + 1;
      seen = worked;
    }
  }

  return {
    clock,
    db,
    sleep: (milliseconds) =>
      new Promise((wake) => sleepers.push({ at: clock.now() + milliseconds, wake })),
    async runUntil(moment, look, everyMilliseconds) {
      let nextLook = clock.now();
      while (clock.now() <= moment) {
        if (clock.now() >= nextLook) {
          look();
          nextLook += everyMilliseconds;
        }
        await settle();
        const next = Math.min(nextLook, ...sleepers.map(({ at }) => at));
        clock.advance(Math.max(0, next - clock.now()));
        const due = sleepers.filter(({ at }) => at <= clock.now());
        for (const one of due) sleepers.splice(sleepers.indexOf(one), 1);
        for (const { wake } of due) wake();
      }
    },
  };
}
