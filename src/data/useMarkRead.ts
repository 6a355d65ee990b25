import { useCallback, useEffect, useMemo } from 'react';
import { markRead } from '#domain/api/chats';
import { keepTrying } from '../lib/keepTrying';
import { showChat } from './chats';
import { useSiteData } from './SiteDataProvider';
import type { SiteData } from './siteData';
import { mayPass } from './unsent';

/** Milliseconds in which messages that are seen one after the other are reported together. */
const GATHER = 300;

/** Nobody waits for it. */
const UNASKED = { explainsLostSession: false };

/** Reports to the server how far a chat was read: each number once, and never less than before. */
function createReadReporter(data: SiteData, chatId: string) {
  let [seen, reported] = [0, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = new AbortController();

  /** What a hidden page shows is seen when it is visible. */
  function report(): void {
    clearTimeout(timer);
    if (seen <= reported || document.visibilityState !== 'visible') return;
    reported = seen;
    tries.abort();
    tries = new AbortController();
    const request = { chatId, lastReadMessageCount: seen };
    keepTrying(async () => showChat(data, (await data.api.call(markRead, request, UNASKED)).chat), {
      signal: tries.signal,
      mayPass,
    }).catch(() => undefined);
  }

  return {
    report,
    see(number: number): void {
      seen = Math.max(seen, number);
      clearTimeout(timer);
      timer = setTimeout(report, GATHER);
    },
    /** @param read how far it was read already. */
    know(read: number): void {
      reported = Math.max(reported, read);
    },
    /** The chat is left: what was seen is reported once. */
    leave(): void {
      report();
      clearTimeout(timer);
      tries.abort();
    },
  };
}

/**
 * What is called with the number of a message that is on the screen. While the page is hidden
 * nobody has seen it: it is reported when the page is visible.
 *
 * @param read how far the chat was read already.
 */
export function useMarkRead(chatId: string, read: number): (number: number) => void {
  const data = useSiteData();
  const reporter = useMemo(() => createReadReporter(data, chatId), [data, chatId]);
  useEffect(() => reporter.know(read), [reporter, read]);
  useEffect(() => {
    document.addEventListener('visibilitychange', reporter.report);
    return () => {
      document.removeEventListener('visibilitychange', reporter.report);
      reporter.leave();
    };
  }, [reporter]);
  return useCallback((number) => reporter.see(number), [reporter]);
}
