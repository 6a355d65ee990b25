import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database, Queryable } from './database';
import { SqlError, StoreUnavailableError } from './sqlError';
import { type StoreWatch, watchStore } from './storeWatch';
import { createGate } from './testing/gate';

const STARTED = Date.parse('2026-03-02T12:00:00Z');
const clock = { now: () => Date.now(), elapsed: () => Date.now() - STARTED };

/** A store whose answer to each call is what `meet` gives. */
let meet: (sql: string) => Promise<object[]>;
let asked: string[];
/** The answers of the transactions that were committed. */
let committed: unknown[];
const inner = {
  kind: 'postgres',
  query: (sql: string) => {
    asked.push(sql);
    return meet(sql);
  },
  transaction: async (work: (tx: object) => Promise<unknown>) => {
    committed.push(await work(inner));
  },
  listen: async () => async () => undefined,
  close: async () => undefined,
} as unknown as Database;
let watch: StoreWatch;

const works = async () => [];
const refuses = async () => {
  throw new StoreUnavailableError(new Error('ECONNREFUSED'));
};
const silent = () => new Promise<object[]>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers({ now: STARTED });
  asked = [];
  committed = [];
  meet = works;
  watch = watchStore(inner, clock);
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

describe('watchStore', () => {
  it('knows that the store is down, refuses calls at once, and sees it come back', async () => {
    meet = refuses;
    await expect(watch.db.query('select a')).rejects.toThrow('ECONNREFUSED');
    expect(await watch.settled()).toBe(STARTED);
    asked = [];
    await expect(watch.db.query('select b')).rejects.toThrow(/known to be down: .*ECONNREFUSED/);
    await expect(watch.db.transaction(async () => 1)).rejects.toThrow(StoreUnavailableError);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(watch.downSince).toBe(STARTED);
    meet = works;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(watch.downSince).toBeNull();
    await expect(watch.db.query('select c')).resolves.toEqual([]);
  });

  it('takes one broken connection for what it is', async () => {
    meet = async (sql) => (sql === 'select 1' ? [] : refuses());
    await expect(watch.db.query('select a')).rejects.toThrow('ECONNREFUSED');
    expect(await watch.settled()).toBeNull();
  });

  it('takes a refused statement for the fault of the statement', async () => {
    meet = async () => {
      throw new SqlError('duplicate', { code: '23505' });
    };
    await expect(watch.db.query('select a')).rejects.toThrow('duplicate');
    expect(asked).toEqual(['select a']);
  });

  it('ends the wait for a store that says nothing', async () => {
    meet = silent;
    const refusal = expect(watch.db.query('select a')).rejects.toThrow('known to be down');
    await vi.advanceTimersByTimeAsync(8_000);
    await refusal;
    expect(watch.downSince).not.toBeNull();
  });

  it('counts its silence from the last answer, however long others have waited by then', async () => {
    meet = (sql) => (sql === 'select long' ? silent() : works());
    const refusal = expect(watch.db.query('select long')).rejects.toThrow('known to be down');
    await vi.advanceTimersByTimeAsync(1_000);
    await watch.db.query('select a');
    meet = silent;
    await vi.advanceTimersByTimeAsync(7_000);
    expect(watch.downSince).not.toBeNull();
    await refusal;
  });

  it('waits for a long statement while others are answered', async () => {
    meet = (sql) => (sql === 'select long' ? silent() : works());
    let ended = false;
    const end = () => {
      ended = true;
    };
    watch.db.query('select long').then(end, end);
    for (let second = 0; second < 60; second += 1) {
      await watch.db.query('select a');
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect([ended, watch.downSince]).toEqual([false, null]);
  });

  it('commits nothing that it has refused to its caller', async () => {
    let speak = (): void => undefined;
    meet = () =>
      new Promise((resolve) => {
        speak = () => resolve([]);
      });
    const work = vi.fn(async (tx: Queryable) => {
      await tx.query('update a');
      return 'done';
    });
    const refusal = expect(watch.db.transaction(work)).rejects.toThrow('known to be down');
    const late = speak;
    await vi.advanceTimersByTimeAsync(8_000);
    await refusal;
    late();
    await vi.advanceTimersByTimeAsync(0);
    expect([work.mock.calls.length, committed]).toEqual([1, []]);
    meet = works;
    await vi.advanceTimersByTimeAsync(3_000);
    await watch.db.transaction(work);
    expect(committed).toEqual(['done']);
  });

  it('takes a full pool for one, by a connection beside it', async () => {
    watch.stop();
    const beside: string[] = [];
    watch = watchStore(inner, clock, {
      async query(sql) {
        beside.push(sql);
        return [];
      },
    });
    const end = createGate();
    meet = (sql) => (sql === 'select long' ? end.opened.then(() => []) : refuses());
    const long = watch.db.query('select long');
    // No connection of the pool became free in time
    await expect(watch.db.query('select a')).rejects.toThrow('ECONNREFUSED');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(watch.downSince).toBeNull();
    end.open();
    await expect(long).resolves.toEqual([]);
    expect(new Set(beside)).toEqual(new Set(['select 1']));
  });

  it('takes the silence of the embedded one for work, and its refusal for none', async () => {
    watch.stop();
    watch = watchStore({ ...inner, kind: 'embedded' }, clock);
    const end = createGate();
    meet = (sql) => {
      if (sql !== 'select long') return sql === 'select a' ? refuses() : silent();
      return end.opened.then(() => []);
    };
    const long = watch.db.query('select long');
    await expect(watch.db.query('select a')).rejects.toThrow('ECONNREFUSED');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await watch.settled()).toBeNull();
    end.open();
    await expect(long).resolves.toEqual([]);
    meet = refuses;
    await expect(watch.db.query('select a')).rejects.toThrow('ECONNREFUSED');
    expect(await watch.settled()).not.toBeNull();
    meet = works;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await watch.settled()).toBeNull();
  });
});
