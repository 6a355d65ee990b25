import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { keepTrying } from '../lib/keepTrying';
import { useSiteData } from './SiteDataProvider';
import {
  MISSED,
  mendThread,
  NEW_READING,
  openThread,
  prefetchedReading,
  THREADS,
  type ThreadReading,
  toMend,
} from './threadReading';
import { mayPass } from './unsent';
import { usePageValue } from './usePageValue';

/** Milliseconds in which live events that are under way may fill a gap, before it is read. */
const GAP_WAIT = 300;

/** Retries something until it succeeds, or another chat is shown. */
export type UntilLeft = (work: () => Promise<void>) => Promise<void>;

export function useUntilLeft(chatId: string): UntilLeft {
  const leaving = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      leaving.current?.abort(`left ${chatId}`);
      leaving.current = null;
    },
    [chatId],
  );
  return useCallback((work) => {
    leaving.current ??= new AbortController();
    return keepTrying(work, { signal: leaving.current.signal, mayPass }).catch(() => undefined);
  }, []);
}

/** Reads the newest messages, and what is missed later, as long as the thread is shown. */
export function useThreadReading(
  chatId: string,
  { untilLeft, onMissed }: { untilLeft: UntilLeft; onMissed: () => void },
): ThreadReading {
  const data = useSiteData();
  const missed = usePageValue(MISSED);
  const begun = usePageValue(THREADS)[chatId];
  const prefetched = useMemo(() => prefetchedReading(data, chatId) ?? NEW_READING, [data, chatId]);
  const mend = begun ? toMend(begun, missed) : null;
  const handleMissed = useEffectEvent(onMissed);

  useEffect(() => {
    void untilLeft(() => openThread(data, chatId));
  }, [data, chatId, untilLeft]);

  useEffect(() => {
    if (mend === null) return;
    const timer = setTimeout(() => {
      if (mend === 'all') handleMissed();
      void untilLeft(() => mendThread(data, chatId));
    }, GAP_WAIT);
    return () => clearTimeout(timer);
  }, [data, chatId, mend, untilLeft]);

  return begun ?? prefetched;
}
