'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { Option } from '../internal/option';

/** Looks up what matches a text; `signal` is aborted when the answer is no longer wanted. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** How far the looking up is. */
export type LoadStatus = 'ready' | 'loading' | 'failed';

interface Answer {
  query: string;
  /** Null: it could not be looked up. */
  options: readonly Option[] | null;
}

const NONE: readonly Option[] = [];

/**
 * The options that a text means, looked up when typing rests. An answer that comes after the text has
 * changed is dropped, in whichever order answers come.
 */
export function useLoadedOptions(props: {
  /** Undefined: nothing is looked up. */
  load: LoadOptions | undefined;
  query: string;
  /** Whether the options are wanted now. */
  isWanted: boolean;
  /** Milliseconds without a key before a text is looked up; '' is at once. */
  delay: number;
}): { options: readonly Option[]; status: LoadStatus; retry: () => void } {
  const { load, query, isWanted, delay } = props;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const lookUp = useEffectEvent((signal: AbortSignal) => load?.(query, signal));
  const isKnown = answer?.query === query && answer.options !== null;
  const isAsked = load !== undefined && isWanted && !isKnown;

  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (options: Answer['options']) => {
      if (!signal.aborted) setAnswer({ query, options });
    };
    const timer = setTimeout(
      () => {
        lookUp(signal)?.then(settle, () => settle(null));
      },
      query === '' || attempt > 0 ? 0 : delay,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAsked, query, delay, attempt]);

  const current = answer?.query === query ? answer : null;
  return {
    options: current?.options ?? NONE,
    status: load === undefined || isKnown ? 'ready' : current === null ? 'loading' : 'failed',
    retry: () => {
      setAnswer(null);
      setAttempt((count) => count + 1);
    },
  };
}
