'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onEnd` when `duration` has passed, not counting the time it was paused.
 * @param key A new key starts a new countdown.
 * @param duration Milliseconds.
 */
export function useCountdown(
  key: string,
  duration: number,
  paused: boolean,
  onEnd: () => void,
): void {
  const left = useRef({ key, duration });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (left.current.key !== key) left.current = { key, duration };
    if (paused) return;
    const started = performance.now();
    const timer = setTimeout(end, left.current.duration);
    return () => {
      clearTimeout(timer);
      left.current.duration -= performance.now() - started;
    };
  }, [key, duration, paused]);
}
