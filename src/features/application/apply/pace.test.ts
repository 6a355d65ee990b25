import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPace } from './pace';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TIMES = { pause: 2000, latest: 10_000 };

it('runs once for changes in quick succession, and now and then while they continue', async () => {
  const task = vi.fn(async () => undefined);
  const pace = createPace(task, TIMES);
  for (let second = 0; second < 3; second += 1) {
    pace.ask();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(task).toHaveBeenCalledTimes(1);
  for (let second = 0; second < 11; second += 1) {
    pace.ask();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(task).toHaveBeenCalledTimes(2);
});

it('runs again after a run in which something changed, and never two at a time', async () => {
  let finish = () => {};
  const task = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const pace = createPace(task, TIMES);
  pace.now();
  pace.ask();
  pace.now();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(task).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(TIMES.pause);
  expect(task).toHaveBeenCalledTimes(2);
});

it('settles when the run has ended, and runs no more', async () => {
  let finish = () => {};
  const task = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const pace = createPace(task, TIMES);
  pace.now();
  pace.ask();
  const settled = vi.fn();
  void pace.settle().then(settled);
  await vi.advanceTimersByTimeAsync(5000);
  expect(settled).not.toHaveBeenCalled();
  finish();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(settled).toHaveBeenCalled();
  expect(task).toHaveBeenCalledTimes(1);
});
