import { vi } from 'vitest';

/**
 * Lets a minute of a test's fake time pass. Unlike “all timers” this comes to an end even when
 * something that another test of the same window began still tries again and again.
 */
export const passMinute = () => vi.advanceTimersByTimeAsync(60_000);
