import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../lib/clock';
import { DAY, HOUR, MINUTE } from '../lib/time';
import type { Database } from './database';
import { createHeldClock } from './heldClock';
import { deleteSetting, findSetting, saveSetting } from './settings.repository';
import { createTestDatabase } from './testing/testDatabase';

const SEEN = 'clock_seen';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => deleteSetting(db, SEEN));

/** A clock that is off by so much, and a monotonic one that a test moves. */
function clockThatIs(ahead: number, confirmed = false) {
  const doubts: string[] = [];
  let extra = 0;
  const own = {
    now: () => systemClock.now() + ahead + extra,
    elapsed: () => systemClock.elapsed() + extra,
  };
  const clock = createHeldClock({ db, own, confirmed, onDoubt: (text) => doubts.push(text) });
  return {
    clock,
    doubts,
    passes: (milliseconds: number) => {
      extra += milliseconds;
    },
    isSet: (to: number) => {
      ahead = to;
    },
  };
}

const close = (time: number) => Math.abs(time - systemClock.now()) < MINUTE / 2;

describe('the time of a node', () => {
  it.each([
    ['ahead', 800 * DAY, 'ahead of'],
    ['behind', -800 * DAY, 'behind'],
  ])('is the store’s when its own clock is %s', async (_name, by, words) => {
    const { clock, doubts } = clockThatIs(by);
    expect([clock.doubt, clock.difference]).toEqual(['unknown', null]);
    await clock.measure();
    expect(close(clock.now())).toBe(true);
    expect(clock.doubt).toBe('differs');
    expect(doubts).toEqual([expect.stringContaining(words)]);
    await clock.measure();
    expect(doubts).toHaveLength(1);
  });

  it('goes on when the clock is set meanwhile', async () => {
    const { clock, isSet, passes } = clockThatIs(0);
    await clock.measure();
    expect([clock.doubt, clock.difference]).toEqual([null, 0]);
    isSet(800 * DAY);
    expect(close(clock.now())).toBe(true);
    const before = clock.now();
    passes(10 * MINUTE);
    expect(clock.now() - before).toBeGreaterThanOrEqual(10 * MINUTE);
  });

  it('is its own where the store’s is near', async () => {
    const { clock } = clockThatIs(300);
    await clock.measure();
    expect(clock.difference).toBe(0);
    expect(clock.doubt).toBeNull();
  });
});

describe('a time that cannot follow the last one seen', () => {
  it.each([
    ['is 31 days after it', -31 * DAY, 'jumped'],
    ['is a day before it', DAY, 'jumped'],
    ['is 29 days after it', -29 * DAY, null],
    ['is a few seconds before it', MINUTE / 2, null],
  ])('%s', async (_name, seenAt, doubt) => {
    await saveSetting(db, SEEN, systemClock.now() + seenAt);
    const { clock } = clockThatIs(0);
    await clock.measure();
    expect(clock.doubt).toBe(doubt);
  });

  it('is not believed by starting again, but after a day, or by the operator’s word', async () => {
    const seen = systemClock.now() - 60 * DAY;
    await saveSetting(db, SEEN, seen);
    for (let start = 0; start < 2; start += 1) {
      const { clock } = clockThatIs(0);
      await clock.measure();
      expect(clock.doubt).toBe('jumped');
      expect(await findSetting(db, SEEN)).toBe(seen);
    }
    const confirmed = clockThatIs(0, true);
    await confirmed.clock.measure();
    expect(confirmed.clock.doubt).toBeNull();

    await saveSetting(db, SEEN, seen);
    let elapsed = 0;
    const own = { now: systemClock.now, elapsed: () => elapsed };
    const clock = createHeldClock({ db, own, onDoubt: () => undefined });
    await clock.measure();
    elapsed = 23 * HOUR;
    await clock.measure();
    expect(clock.doubt).toBe('jumped');
    elapsed = 24 * HOUR;
    await clock.measure();
    expect(clock.doubt).toBeNull();
    expect(close(Number(await findSetting(db, SEEN)))).toBe(true);
  });
});
