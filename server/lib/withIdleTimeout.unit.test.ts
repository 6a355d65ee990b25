import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdleTimeoutError, withIdleTimeout } from './withIdleTimeout';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Gives each part after so many milliseconds, and then waits for ever or ends. */
async function* line(gaps: readonly number[], end: 'ends' | 'breaks' | 'waits') {
  for (const [part, gap] of gaps.entries()) {
    await new Promise((resolve) => setTimeout(resolve, gap));
    yield part;
  }
  if (end === 'breaks') throw new Error('The line broke.');
  if (end === 'waits') await new Promise(() => {});
}

/** The parts, and how the source ended. */
async function read(...of: Parameters<typeof line>): Promise<[parts: number[], error: unknown]> {
  const parts: number[] = [];
  try {
    for await (const part of withIdleTimeout(line(...of), 100)) parts.push(part);
  } catch (error) {
    return [parts, error];
  }
  return [parts, null];
}

describe('withIdleTimeout', () => {
  it.each<[string, Parameters<typeof line>, number[], unknown]>([
    ['all of a slow line', [[99, 99, 99], 'ends'], [0, 1, 2], null],
    [
      'what came before a pause',
      [[10, 101, 10], 'ends'],
      [0],
      new IdleTimeoutError('Nothing came.'),
    ],
    [
      'what came before silence',
      [[10, 10], 'waits'],
      [0, 1],
      new IdleTimeoutError('Nothing came.'),
    ],
    ['nothing', [[], 'waits'], [], new IdleTimeoutError('Nothing came.')],
    ['what came before a break', [[10], 'breaks'], [0], new Error('The line broke.')],
  ])('gives %s', async (_what, of, parts, error) => {
    const reading = read(...of);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await reading).toEqual([parts, error]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits for its reader without a limit', async () => {
    const parts = withIdleTimeout(line([1, 1], 'ends'), 100);
    const first = parts.next();
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toEqual({ done: false, value: 0 });
    await vi.advanceTimersByTimeAsync(500);
    const second = parts.next();
    await vi.advanceTimersByTimeAsync(1);
    expect(await second).toEqual({ done: false, value: 1 });
  });
});
