import { useEffect } from 'react';
import { updateOnlineStatus } from '#domain/api/chats';
import { ONLINE_SECONDS } from '#domain/chat/chat';
import { useApiClient } from './SiteDataProvider';

/** Milliseconds after which presence is reported again, well before it expires. */
const AGAIN = (ONLINE_SECONDS / 2) * 1000;

/**
 * Reports that the candidate is there, while a chat is open and the page is visible.
 *
 * @param there false while no chat is open.
 */
export function usePresence(there: boolean): void {
  const api = useApiClient();
  useEffect(() => {
    if (!there) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    // Presence expires on the server by itself, so a failed call is not retried
    const report = (online: boolean) =>
      void api
        // The page may be closed before the answer
        .call(updateOnlineStatus, { online }, { keepalive: !online, explainsLostSession: false })
        .catch(() => undefined);
    const begin = () => {
      report(true);
      timer = setInterval(() => report(true), AGAIN);
    };
    const end = () => {
      if (timer === undefined) return;
      clearInterval(timer);
      timer = undefined;
      report(false);
    };
    const follow = () => {
      if (document.visibilityState !== 'visible') end();
      else if (timer === undefined) begin();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', end);
    window.addEventListener('pageshow', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', end);
      window.removeEventListener('pageshow', follow);
      end();
    };
  }, [api, there]);
}
