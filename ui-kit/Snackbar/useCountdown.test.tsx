import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown } from './useCountdown';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('does not count the time it is paused', () => {
  const onEnd = vi.fn();
  const { rerender } = renderHook(
    ({ paused }: { paused: boolean }) => useCountdown('a', 2000, paused, onEnd),
    { initialProps: { paused: false } },
  );
  vi.advanceTimersByTime(1500);
  rerender({ paused: true });
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  rerender({ paused: false });
  vi.advanceTimersByTime(499);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('starts anew for another message', () => {
  const onEnd = vi.fn();
  const { rerender } = renderHook(
    ({ id }: { id: string }) => useCountdown(id, 2000, false, onEnd),
    {
      initialProps: { id: 'a' },
    },
  );
  vi.advanceTimersByTime(1500);
  rerender({ id: 'b' });
  vi.advanceTimersByTime(1500);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(onEnd).toHaveBeenCalledOnce();
});
