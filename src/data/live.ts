import type { ApiClient } from './apiClient';
import { liveElection } from './liveElection';
import type { LivePort } from './livePort';
import { openLiveStream } from './liveStream';
import { liveTab, NEW_LIVE_TAB, type TabEffect, type TabInput, type TabMessage } from './liveTab';

const CHANNEL = 'vikari.live';
const MINUTE_MS = 60_000;

/**
 * The adapter to Firestore, whose code is loaded now and not before. Where it cannot be loaded, the
 * server's own stream takes its place.
 */
export const firestoreUpdates =
  (api: ApiClient): LivePort =>
  (onEvent) => {
    let stop = () => {};
    let stopped = false;
    import('./firestore/firestoreLive')
      .then(({ firestoreLive }) => firestoreLive(api))
      .catch(() => serverSentEvents)
      .then((port) => {
        if (!stopped) stop = port(onEvent);
      });
    return () => {
      stopped = true;
      stop();
    };
  };

/**
 * The adapter: one SSE stream for the whole browser, which its tabs share (`liveTab.ts`). In a
 * browser that cannot share one, each tab has its own.
 */
export const serverSentEvents: LivePort = (onEvent) => {
  let tab = NEW_LIVE_TAB;
  let channel: BroadcastChannel | null = null;
  let closeStream = () => {};
  let timer: ReturnType<typeof setInterval> | undefined;
  let joined = false;
  const election = liveElection(
    () => put({ type: 'elected' }),
    () => put({ type: 'deposed' }),
  );

  function put(input: TabInput): void {
    const [next, effects] = liveTab(tab, input, Date.now());
    tab = next;
    for (const effect of effects) carryOut(effect);
  }

  function close(): void {
    closeStream();
    closeStream = () => {};
  }

  function carryOut(effect: TabEffect): void {
    switch (effect.type) {
      case 'queue':
        election.queue();
        break;
      case 'take':
        election.take();
        break;
      case 'open':
        closeStream = openLiveStream(effect.after, {
          onOpen: (place) => put({ type: 'opened', place }),
          onEvent: (id, event) => put({ type: 'event', id, event }),
          onRefused: () => put({ type: 'refused' }),
        });
        break;
      case 'close':
        close();
        break;
      case 'leave':
        close();
        election.leave();
        channel?.close();
        channel = null;
        break;
      case 'post':
        channel?.postMessage(effect.message);
        break;
      case 'emit':
        onEvent(effect.event);
    }
  }

  const isShown = () => document.visibilityState === 'visible';

  function join(): void {
    joined = true;
    if ('BroadcastChannel' in globalThis) {
      channel = new BroadcastChannel(CHANNEL);
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) =>
        put({ type: 'heard', message: data });
    }
    timer = setInterval(() => put({ type: 'minute' }), MINUTE_MS);
    put({ type: 'joined', shown: isShown() });
  }

  function leave(): void {
    joined = false;
    clearInterval(timer);
    put({ type: 'left' });
  }

  const handleVisibility = () => {
    if (joined) put({ type: isShown() ? 'shown' : 'hidden' });
  };
  // The page is back from the back/forward cache. A page that is shown for the first time has
  // joined already
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) join();
  };

  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', handlePageShow);
  join();
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', handlePageShow);
    leave();
  };
};
