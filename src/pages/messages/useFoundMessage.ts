import { useEffect, useEffectEvent, useState } from 'react';
import type { Thread } from '../../data/chatThread';

/** A message that the address names, and the visit to that address: it may be chosen once more. */
export interface FoundMessage {
  number: number;
  visit: string;
}

/**
 * Reads the part of a thread in which a message is, once for each visit; without one its end, where
 * an earlier visit left another part.
 *
 * @returns whether it is still being read.
 */
export function useFoundMessage(
  thread: Pick<Thread, 'entries' | 'state' | 'hasLater' | 'show'>,
  found: FoundMessage | null,
): boolean {
  const { state, hasLater } = thread;
  const visit = found?.visit ?? 'newest';
  /** The visit whose part was read, or could not be. */
  const [done, setDone] = useState<string | null>(null);
  const ready = state === 'ready';
  const read = useEffectEvent(async () => {
    const { entries, show } = thread;
    const isShown = entries.some(({ message }) => message.number === found?.number);
    if (!isShown) await show(found?.number ?? 'newest').catch(() => {});
    setDone(visit);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once more for each visit.
  useEffect(() => {
    if (ready) void read();
  }, [ready, visit]);
  return ready && done !== visit && (found !== null || hasLater);
}
