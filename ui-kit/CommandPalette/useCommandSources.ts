'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { Command, CommandSource } from './command';

interface Answer<Item extends Command> {
  query: string;
  /** Null: they could not be looked up. */
  commands: readonly Item[] | null;
}

/**
 * What the sources answer to a text, each when it can. An answer that comes after the text has changed
 * is dropped, in whichever order answers come.
 */
export function useCommandSources<Item extends Command>(props: {
  sources: readonly CommandSource<Item>[];
  query: string;
  /** Milliseconds without a key before a text is looked up; '' is at once. */
  delay: number;
}): {
  /** Of the sources that have answered. */
  found: readonly { label: string; commands: readonly Item[] }[];
  isLoading: boolean;
  isFailed: boolean;
  /** Asks the sources that could not answer once more. */
  retry: () => void;
} {
  const { sources, query, delay } = props;
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer<Item>>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const labels = sources.map(({ label }) => label).join('\n');

  const lookUp = useEffectEvent((signal: AbortSignal) => {
    for (const { label, load } of sources) {
      const known = answers.get(label);
      if (known?.query === query && known.commands !== null) continue;
      const settle = (commands: readonly Item[] | null) => {
        if (signal.aborted) return;
        setAnswers((before) => new Map(before).set(label, { query, commands }));
      };
      load(query, signal).then(settle, () => settle(null));
    }
  });

  useEffect(() => {
    if (labels === '') return;
    const controller = new AbortController();
    const isAtOnce = query === '' || attempt > 0;
    const timer = setTimeout(() => lookUp(controller.signal), isAtOnce ? 0 : delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [labels, query, delay, attempt]);

  const current = sources.map(({ label }) => {
    const answer = answers.get(label);
    return { label, answer: answer?.query === query ? answer : undefined };
  });
  return {
    found: current.map(({ label, answer }) => ({ label, commands: answer?.commands ?? [] })),
    isLoading: current.some(({ answer }) => answer === undefined),
    isFailed: current.some(({ answer }) => answer?.commands === null),
    retry: () => {
      setAnswers((before) => new Map([...before].filter(([, { commands }]) => commands !== null)));
      setAttempt((count) => count + 1);
    },
  };
}
