import { expect, it } from 'vitest';
import { atMost } from './atMost';

it('runs a limited number at once, in their order, and continues after a failure', async () => {
  const run = atMost(2);
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) =>
    run(async () => {
      log.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (name === 'b') throw new Error('failed');
      return name;
    });
  const all = Promise.allSettled(['a', 'b', 'c', 'd'].map(work));
  expect(log).toEqual(['a', 'b']);
  for (let index = 0; index < 4; index += 1) {
    ends[index]?.();
    await new Promise(setImmediate);
    expect(log).toHaveLength(Math.min(4, index + 3));
  }
  expect((await all).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});
