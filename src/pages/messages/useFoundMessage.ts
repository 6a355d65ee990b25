import { useEffect, useEffectEvent, useState } from 'react';
import type { Thread } from '../../data/chatThread';

/**
 * Reads the part of a thread in which a message is, once for each message.
 * @param number - of the message; null for none.
 * @returns whether it is still being read.
 */
export function useFoundMessage(
  { entries, state, show }: Pick<Thread, 'entries' | 'state' | 'show'>,
  number: number | null,
): boolean {
  /** The message that was read, or could not be. */
  const [done, setDone] = useState<number | null>(null);
  const ready = state === 'ready';
  const read = useEffectEvent(async (wanted: number) => {
    if (!entries.some(({ message }) => message.number === wanted)) {
      await show(wanted).catch(() => {});
    }
    setDone(wanted);
  });
  useEffect(() => {
    if (ready && number !== null) void read(number);
  }, [ready, number]);
  return ready && number !== null && done !== number;
}
