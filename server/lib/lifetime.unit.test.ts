import { LRUCache } from 'lru-cache';
import { expect, it } from 'vitest';
import { lifetime } from './lifetime';

it("keeps a value for less than its lifetime, also one made at the clock's zero", () => {
  let elapsed = 0;
  const cache = new LRUCache<string, string>({
    max: 2,
    ...lifetime(100, { elapsed: () => elapsed }),
  });
  cache.set('a', 'first');
  elapsed = 99;
  expect(cache.get('a')).toBe('first');
  elapsed = 100;
  expect(cache.get('a')).toBeUndefined();
});
