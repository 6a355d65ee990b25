'use client';

import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { whenIdle } from './whenIdle';

/** A part of a component whose code is loaded after the page's. */
export interface LatePart<Part> {
  /** Loads it once; after a failed request the next call makes another. */
  load: () => Promise<void>;
  /** Null until it is loaded, and on the server. */
  usePart: () => Part | null;
}

export function createLatePart<Part>(request: () => Promise<Part>): LatePart<Part> {
  let loaded: Part | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    load() {
      loading ??= request().then(
        (part) => {
          loaded = part;
          for (const listener of listeners) listener();
        },
        (error) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
    usePart: () =>
      useSyncExternalStore(
        subscribe,
        () => loaded,
        () => null,
      ),
  };
}

/** Whether the part is open, and what is called when it cannot be shown. */
interface LateOpening {
  open: boolean;
  /** It could not be loaded: its owner closes it. */
  onFailed: () => void;
  /** It was closed again before it was loaded. */
  onGivenUp?: () => void;
}

/**
 * A part that is shown when something opens. It is loaded when the browser is idle, or at once if
 * it is opened earlier. Null until it is loaded.
 */
export function useLatePart<Part>(
  { load, usePart }: LatePart<Part>,
  { open, onFailed, onGivenUp }: LateOpening,
): Part | null {
  const part = usePart();
  const isMissing = part === null;
  const fail = useEffectEvent(onFailed);
  const giveUp = useEffectEvent(() => onGivenUp?.());
  const isAwaited = useRef(false);
  useEffect(() => {
    const wasAwaited = isAwaited.current;
    isAwaited.current = isMissing && open;
    if (!isMissing) return;
    if (open) {
      load().catch(() => isAwaited.current && fail());
      return;
    }
    if (wasAwaited) giveUp();
    return whenIdle(() => void load().catch(() => undefined));
  }, [isMissing, open, load]);
  return part;
}
