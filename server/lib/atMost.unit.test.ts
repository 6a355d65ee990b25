import { expect, it } from 'vitest';
import { atMost } from './atMost';

it('runs a limited number at once, in their order, and continues after a failure', async () => {
  const run = atMost(2);
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) =>
    run(`of ${name}`, async () => {
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

it('takes owners in turn, and refuses one who has too many waiting', async () => {
  const run = atMost(1);
  const log: string[] = [];
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const work = (owner: string, name: string) =>
    run(owner, async () => {
      await begun;
      log.push(name);
    });
  const flood = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'].map((name) =>
    work('a', name),
  );
  await expect(work('a', 'a10')).rejects.toMatchObject({ code: 'rate_limited' });
  const others = [work('b', 'b1'), work('c', 'c1')];
  begin();
  await Promise.all([...flood, ...others]);
  expect(log.slice(0, 4)).toEqual(['a1', 'a2', 'b1', 'c1']);
  expect(log).toHaveLength(11);
});

it('leaves room beside one owner whose work hangs', async () => {
  const run = atMost(2);
  let goOn = () => {};
  const hanging = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const slow = [run('a', () => hanging), run('a', () => hanging)];
  expect(await run('b', async () => 'done')).toBe('done');
  expect(await run('b', async () => 'again')).toBe('again');
  goOn();
  await Promise.all(slow);
});
