import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { every } from './timers';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs what runs seldom soon after the start too, one after the other, and stops', async () => {
  const runs: string[] = [];
  const task = (name: string) => async () => void runs.push(name);
  const stop = every(
    [
      [MINUTE, task('minute')],
      [HOUR, task('hour')],
      [24 * HOUR, task('day')],
    ],
    () => {},
  );
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect(runs).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(runs).toEqual(['minute', 'hour', 'day']);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(runs.filter((name) => name === 'hour')).toHaveLength(2);
  expect(runs.filter((name) => name === 'day')).toHaveLength(1);
  stop();
  const before = runs.length;
  await vi.advanceTimersByTimeAsync(25 * HOUR);
  expect(runs).toHaveLength(before);
});

it('stops before the first run', async () => {
  const run = vi.fn(async () => undefined);
  every([[HOUR, run]], () => {})();
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(run).not.toHaveBeenCalled();
});

it('never runs a task twice at once, and reports what fails', async () => {
  let end = () => {};
  const slow = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const onError = vi.fn();
  const fails = () => Promise.reject(new Error('broken'));
  const stop = every(
    [
      [HOUR, slow],
      [HOUR, fails],
    ],
    onError,
  );
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(slow).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(slow).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(4);
  stop();
});
