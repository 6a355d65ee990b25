import { describe, expect, it } from 'vitest';
import { createGate } from '../storage/testing/gate';
import { createSharedCache, type WeighedValue } from './sharedCache';

/** A cache with a settable clock, whose values count how often they were made. */
function aCache(maxWeight = 10) {
  const clock = { time: 0, elapsed: () => clock.time };
  const cache = createSharedCache<string>({ lifeMs: 100, maxWeight, clock });
  let made = 0;
  const get = (key: string, weight: number | null = 1) =>
    cache.get(key, async () => {
      made += 1;
      return { value: `${key}${made}`, weight };
    });
  return { clock, cache, get };
}

describe('createSharedCache', () => {
  it('measures the age from the start of making', async () => {
    const { clock, cache, get } = aCache();
    const gate = createGate();
    const slow = cache.get('a', async () => {
      await gate.opened;
      return { value: 'slow', weight: 1 };
    });
    clock.time = 99;
    gate.open();
    expect(await slow).toBe('slow');
    expect(await get('a')).toBe('slow');
    clock.time = 100;
    expect(await get('a')).toBe('a1');
  });

  it('drops the least recently used entry when it is full', async () => {
    const { get } = aCache(3);
    for (const key of ['a', 'b', 'c', 'a', 'd']) await get(key);
    expect(await get('a')).toBe('a1');
    expect(await get('c')).toBe('c3');
    expect(await get('b')).toBe('b5');
  });

  it('counts the size of a remade value once', async () => {
    const { clock, get } = aCache(3);
    for (const key of ['a', 'b']) await get(key);
    clock.time = 100;
    for (const key of ['a', 'a', 'c']) await get(key);
    expect(await get('a')).toBe('a3');
  });

  it('does not store a value larger than the total, and loses nothing to it', async () => {
    const { get } = aCache(3);
    await get('a');
    await get('heavy', 4);
    expect(await get('a')).toBe('a1');
    expect(await get('heavy', 4)).toBe('heavy3');
  });

  it('never gives a value for one caller to those who waited', async () => {
    const { cache } = aCache();
    const gate = createGate();
    const own = (value: string) => async (): Promise<WeighedValue<string>> => {
      await gate.opened;
      return { value, weight: null };
    };
    const asked = [cache.get('a', own('one')), cache.get('a', own('another'))];
    gate.open();
    expect(await Promise.all(asked)).toEqual(['one', 'another']);
  });

  it('passes a failure on to all who waited, and does not cache it', async () => {
    const { cache, get } = aCache();
    const gate = createGate();
    const failing = async (): Promise<WeighedValue<string>> => {
      await gate.opened;
      throw new Error('broken');
    };
    const asked = Promise.allSettled([cache.get('a', failing), cache.get('a', failing)]);
    gate.open();
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await get('a')).toBe('a1');
  });
});
