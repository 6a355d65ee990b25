import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { every as everyWatched, type Timers } from './timers';
import { createWatch } from './watch';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let onError = vi.fn();
let watch = createWatch({ clock: { elapsed: () => Date.now() }, onError });
const every = (tasks: Timers, mayRun?: (name: string) => boolean) =>
  everyWatched(tasks, { onError, watch, ...(mayRun && { mayRun }) });

beforeEach(() => {
  onError = vi.fn();
  watch = createWatch({ clock: { elapsed: () => Date.now() }, onError });
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs what runs seldom soon after the start too, one after the other, and stops', async () => {
  const runs: string[] = [];
  const task = (name: string) => async () => void runs.push(name);
  const stop = every({
    minute: [MINUTE, task('minute')],
    hour: [HOUR, task('hour')],
    day: [24 * HOUR, task('day')],
  });
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
  every({ hour: [HOUR, run] })();
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
  const fails = () => Promise.reject(new Error('broken'));
  const stop = every({ slow: [HOUR, slow], fails: [HOUR, fails] });
  await vi.advanceTimersByTimeAsync(HOUR + MINUTE / 2);
  expect(slow).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(slow).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(3);
  stop();
});

it('gives up a turn that hangs, says so, and begins again', async () => {
  const signals: AbortSignal[] = [];
  const hangs = (signal?: AbortSignal) => {
    if (signal) signals.push(signal);
    return new Promise<void>(() => undefined);
  };
  const works = async () => undefined;
  const stop = every({ hangs: [MINUTE, hangs], works: [MINUTE, works] });
  await vi.advanceTimersByTimeAsync(29 * MINUTE);
  expect(signals).toHaveLength(1);
  expect(onError).not.toHaveBeenCalled();
  const [hanging, working] = watch.states();
  expect(hanging).toMatchObject({ task: 'hangs', sinceTurn: 28 * MINUTE, running: 28 * MINUTE });
  expect(working).toMatchObject({ task: 'works', sinceTurn: 0, running: null, gaveUp: 0 });
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(onError.mock.calls.map(([error]) => error.message)).toEqual([
    'The task "hangs" has not ended in 1800 s: it is given up and begun again.',
  ]);
  expect(watch.states()[0]).toMatchObject({ gaveUp: 1 });
  stop();
});

it('leaves out what may not run, until it may', async () => {
  const run = vi.fn(async () => undefined);
  let may = false;
  const stop = every({ deletes: [MINUTE, run] }, () => may);
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(run).not.toHaveBeenCalled();
  may = true;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(run).toHaveBeenCalledTimes(1);
  stop();
});

it('reports a task that throws before it has begun, and runs it again', async () => {
  let turns = 0;
  const stop = every({
    broken: [
      MINUTE,
      () => {
        turns += 1;
        throw new Error(`turn ${turns}`);
      },
    ],
  });
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(onError.mock.calls).toEqual([
    [new Error('turn 1'), 'broken'],
    [new Error('turn 2'), 'broken'],
  ]);
  stop();
});
