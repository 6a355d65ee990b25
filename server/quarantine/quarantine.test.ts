import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settableClock } from '../identity/testing/settableClock';
import { DAY, MINUTE } from '../lib/time';
import type { Database } from '../storage/database';
import { SqlError, StoreUnavailableError } from '../storage/sqlError';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { createQuarantine, NotWholeError } from './quarantine';
import { createQuarantineOperator } from './quarantineOperator';
import { reasonOf } from './reasonOf';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.query('delete from quarantine'));

const clock = settableClock(Date.parse('2026-03-02T12:00:00Z'));
const naming = { idOf: (thing: string) => thing };

function aQuarantine() {
  const said: string[] = [];
  const quarantine = createQuarantine({ db, clock, onError: (error) => said.push(String(error)) });
  return { quarantine, said, operator: createQuarantineOperator(db, clock) };
}

/** Does it for the things that are not among the bad ones. */
function worker(bad: ReadonlySet<string>) {
  const done: string[] = [];
  const one = async (thing: string) => {
    if (bad.has(thing)) throw new TypeError(`secret of ${thing}`);
    done.push(thing);
  };
  return { done, one };
}

describe('what is set aside', () => {
  it('stops nothing, is named without what it says, and comes back once it is whole', async () => {
    const { quarantine, said, operator } = aQuarantine();
    const bad = new Set(['b']);
    const { done, one } = worker(bad);
    const round = () => quarantine.each('alerts', ['a', 'b', 'c'], naming, one);
    await round();
    expect(done).toEqual(['a', 'c']);
    expect(said).toEqual(['SetAsideError: b is set aside by alerts: TypeError in one.']);
    const [listed] = await operator.list();
    expect(listed).toMatchObject({ reader: 'alerts', item: 'b', times: 1 });
    expect(JSON.stringify(listed)).not.toContain('secret');

    // Not tried before its time
    bad.clear();
    await round();
    expect(done).toEqual(['a', 'c', 'a', 'c']);
    clock.advance(MINUTE);
    await round();
    expect(done.slice(4)).toEqual(['a', 'b', 'c']);
    expect(await operator.list()).toEqual([]);
  });

  it('waits longer each time, and not when the operator asks', async () => {
    const { quarantine, operator } = aQuarantine();
    const tries = async () => {
      let count = 0;
      await quarantine.each('alerts', ['b'], naming, async () => {
        count += 1;
        throw new Error('no');
      });
      return count;
    };
    const seen: number[] = [];
    for (let minute = 0; minute < 8; minute += 1) {
      seen.push(await tries());
      clock.advance(MINUTE);
    }
    expect(seen).toEqual([1, 1, 0, 1, 0, 0, 0, 1]);
    expect(await tries()).toBe(0);
    expect(await operator.retry('alerts')).toBe(1);
    expect(await tries()).toBe(1);
    expect(await operator.show('alerts', 'b')).toMatchObject({ times: 5 });
    await operator.forget('alerts', 'b');
    await expect(operator.forget('alerts', 'b')).rejects.toThrow('no such thing');
    expect(await operator.retry('alerts', 'b')).toBe(0);
  });

  it('is found among many that one statement takes', async () => {
    const { quarantine, operator } = aQuarantine();
    const bad = new Set(['3', '6']);
    const done: string[] = [];
    const things = ['0', '1', '2', '3', '4', '5', '6', '7'];
    const together = () =>
      quarantine.together('analytics', things, naming, async (some) => {
        if (some.some((thing) => bad.has(thing))) throw new SqlError('no', { code: '22023' });
        done.push(...some);
      });
    await together();
    expect(done).toEqual(['0', '1', '2', '4', '5', '7']);
    expect((await operator.list()).map(({ item }) => item)).toEqual(['3', '6']);
    bad.clear();
    clock.advance(MINUTE);
    await together();
    expect(done.slice(6)).toEqual(things);
    expect(await operator.list()).toEqual([]);
  });

  it('is nothing while the store is away', async () => {
    const { quarantine, operator } = aQuarantine();
    const away = async () => {
      throw new StoreUnavailableError();
    };
    await expect(quarantine.each('alerts', ['a'], naming, away)).rejects.toThrow('The database');
    await expect(quarantine.together('alerts', ['a', 'b'], naming, away)).rejects.toThrow(
      'The database',
    );
    expect(await operator.list()).toEqual([]);
  });

  it('is tried again by a reader without rounds, and counted by reader', async () => {
    const { quarantine } = aQuarantine();
    await quarantine.setAside('search index', 'job-1', new NotWholeError('closesOn'));
    const asked: string[] = [];
    quarantine.onRetry('search index', async (items) => {
      asked.push(...items);
      await quarantine.release('search index', items);
    });
    await quarantine.retryDue();
    expect(asked).toEqual([]);
    const read = async () => {
      const counts = await quarantine.gauges[0]?.read();
      return counts instanceof Map ? counts.get('search index') : null;
    };
    expect(await read()).toBe(1);
    clock.advance(MINUTE);
    await quarantine.retryDue();
    expect([asked, await read()]).toEqual([['job-1'], 0]);
  });

  it('is forgotten two days after its round no longer comes to it', async () => {
    const { quarantine, operator } = aQuarantine();
    await quarantine.setAside('alerts', 'gone', new Error('no'));
    clock.advance(2 * DAY);
    await quarantine.prune();
    expect(await operator.list()).toHaveLength(1);
    clock.advance(2 * MINUTE);
    // Which runs also while the time is in doubt
    await quarantine.retryDue();
    expect(await operator.list()).toHaveLength(1);
    await quarantine.prune();
    expect(await operator.list()).toEqual([]);
  });

  it('has a reason that quotes nothing', () => {
    expect(reasonOf(new NotWholeError('closesOn'))).toBe('NotWholeError closesOn');
    const refused = new SqlError('secret', { code: '23505', table: 'users', column: 'email' });
    expect(reasonOf(refused)).toBe('SqlError 23505 users.email');
    function broken(): unknown {
      return JSON.parse('secret');
    }
    let thrown: unknown;
    try {
      broken();
    } catch (error) {
      thrown = error;
    }
    expect(reasonOf(thrown)).toBe('SyntaxError in JSON.parse');
    expect(reasonOf('secret')).toBe('A value that is no error');
    const named = Object.assign(new Error('x'), { name: 'anna@example.com' });
    expect(reasonOf(named)).toMatch(/^Error/);
  });
});
