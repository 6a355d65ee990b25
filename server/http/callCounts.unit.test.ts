import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { expect, it } from 'vitest';
import { MINUTE } from '../lib/time';
import { createCallCounts, MOST_COUNTS } from './callCounts';

let elapsed = 5;
const clock = { elapsed: () => elapsed };
const NO_ROUTE = {
  path: '/',
  prefix: '',
  method: 'GET',
  url: '/',
  handler: () => undefined,
} as const;

function call(store: FastifyRateLimitStore, key: string): { current: number; ttl: number } {
  let answer = { current: 0, ttl: 0 };
  store.incr(
    key,
    (_, result) => {
      if (result) answer = result;
    },
    MINUTE,
    10,
  );
  return answer;
}

it('counts each caller at each route, for a minute from their first call', () => {
  const { store: Store } = createCallCounts(clock);
  const one = new Store({});
  const other = one.child(NO_ROUTE);
  expect(call(one, 'a')).toEqual({ current: 1, ttl: MINUTE });
  elapsed += 20_000;
  expect(call(one, 'a')).toEqual({ current: 2, ttl: MINUTE - 20_000 });
  expect(call(one, 'b').current).toBe(1);
  expect(call(other, 'a').current).toBe(1);
  elapsed += 40_000;
  expect(call(one, 'a')).toEqual({ current: 1, ttl: MINUTE });
  expect(call(one, 'b').current).toBe(2);
});

it('remembers so many in all, however many routes and callers there are', () => {
  const counts = createCallCounts(clock);
  const first = new counts.store({});
  const stores = Array.from({ length: 300 }, () => first.child(NO_ROUTE));
  for (const store of stores) {
    for (let caller = 0; caller < 1000; caller += 1) call(store, `address ${caller}`);
  }
  expect(counts.size()).toBe(MOST_COUNTS);
  // The newest are there
  expect(call(stores[299] ?? first, 'address 999').current).toBe(2);
});

it('forgets within two minutes what is over, so that a storm leaves nothing behind', () => {
  const counts = createCallCounts(clock);
  const store = new counts.store({});
  for (let caller = 0; caller < 1000; caller += 1) call(store, `address ${caller}`);
  elapsed += MINUTE;
  call(store, 'another');
  expect(counts.size()).toBe(1);
});
