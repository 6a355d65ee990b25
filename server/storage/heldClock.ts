import type { Clock, SteadyClock } from '../lib/clock';
import { DAY, HOUR, MINUTE, SECOND } from '../lib/time';
import type { Queryable } from './database';
import { hurried } from './patience';
import { findSetting, saveSetting } from './settings.repository';

/** A difference that every network has; within it a node's own clock is as good as the store's. */
const SMALL = SECOND;
/** From here on a node's clock is wrong. */
const WRONG = MINUTE;
/** Nothing runs at all for so long, without somebody who looks after it. */
const LONGEST_STOP = 30 * DAY;
/** Milliseconds of the monotonic clock after which a time that jumped is believed. */
const BELIEVED_AFTER = 24 * HOUR;
/** How the last time that the store was seen at is kept. */
const SEEN = 'clock_seen';

/**
 * Why what is deleted by time is left alone: `unknown`: the store could not be asked yet; `differs`:
 * this node's clock or the store's is wrong; `jumped`: both agree on a time that is before the last one
 * seen, or long after it.
 */
export type ClockDoubt = 'unknown' | 'differs' | 'jumped';

/** A clock that is held to the store's. */
export interface HeldClock extends Clock, SteadyClock {
  /** Milliseconds that this node's own clock is ahead of the store's; null while unknown. */
  readonly difference: number | null;
  /** Null while what is deleted by time may be deleted. */
  readonly doubt: ClockDoubt | null;
  /** Asks the store for its time. Call at the start, and from then on now and then. */
  measure(): Promise<void>;
}

/**
 * The time of a node: the store's, carried on between two questions by the monotonic clock, so that
 * neither a wrong clock nor one that is set meanwhile ends what has not ended.
 *
 * @param own - the node's own clock.
 * @param confirmed - whether the operator says that the time is right, after it has jumped.
 * @param onDoubt - called, in words, when there is another doubt than before, and when there is none.
 */
export function createHeldClock({
  db,
  own,
  confirmed = false,
  onDoubt,
}: {
  db: Queryable;
  own: Clock & SteadyClock;
  confirmed?: boolean;
  onDoubt(message: string): void;
}): HeldClock {
  let base = { time: own.now(), elapsed: own.elapsed() };
  let difference: number | null = null;
  let doubt: ClockDoubt | null = 'unknown';
  let jumpedAt: number | null = null;

  async function hasJumped(time: number): Promise<boolean> {
    const seen = await findSetting(db, SEEN);
    const jumped = typeof seen === 'number' && (time > seen + LONGEST_STOP || time < seen - WRONG);
    jumpedAt = jumped ? (jumpedAt ?? own.elapsed()) : null;
    const isBelieved = jumpedAt === null || confirmed || own.elapsed() - jumpedAt >= BELIEVED_AFTER;
    if (!isBelieved) return true;
    jumpedAt = null;
    if (typeof seen !== 'number' || jumped || time >= seen + WRONG) {
      await saveSetting(db, SEEN, time);
    }
    return false;
  }

  function note(next: ClockDoubt | null): void {
    if (next !== doubt && !(doubt === 'unknown' && next === null)) {
      onDoubt(wordsOf(next, difference ?? 0));
    }
    doubt = next;
  }

  return {
    now: () => Math.floor(base.time + own.elapsed() - base.elapsed),
    elapsed: () => own.elapsed(),
    get difference() {
      return difference;
    },
    get doubt() {
      return doubt;
    },
    async measure() {
      const asked = own.elapsed();
      const [row] = await hurried(() =>
        db.query<{ now: number }>(
          'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
        ),
      );
      const elapsed = own.elapsed();
      const time = own.now();
      // Half way between question and answer; how far from it is not known
      const store = Number(row?.now) + (elapsed - asked) / 2;
      const isSmall = Math.abs(time - store) <= SMALL + (elapsed - asked) / 2;
      difference = isSmall ? 0 : time - store;
      base = { time: isSmall ? time : store, elapsed };
      if (Math.abs(difference) >= WRONG) note('differs');
      else note((await hurried(() => hasJumped(Math.round(store)))) ? 'jumped' : null);
    },
  };
}

function wordsOf(doubt: ClockDoubt | null, difference: number): string {
  if (doubt === 'differs') {
    const seconds = Math.round(Math.abs(difference) / SECOND);
    const way = difference > 0 ? 'ahead of' : 'behind';
    return `The clock of this node is ${seconds} s ${way} the database's. Nothing is deleted by time until they agree.`;
  }
  if (doubt === 'jumped') {
    return 'The time is not one that can follow the last one seen. Nothing is deleted by time for 24 hours, or until CLOCK_CONFIRMED=on.';
  }
  return 'The clock is right again, and what is deleted by time is.';
}
