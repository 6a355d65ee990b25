import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIVE_CURSOR_EVENT, LIVE_PATH, type LiveEvent } from '#domain/api/live';
import { serverSentEvents } from './live';

/** The streams that were opened, in order. */
let sources: FakeSource[] = [];

/** A stream whose events the test sends. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((message: MessageEvent<string>) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    sources.push(this);
  }

  begin(place: string): void {
    this.onopen?.();
    this.dispatchEvent(new MessageEvent(LIVE_CURSOR_EVENT, { data: '', lastEventId: place }));
  }

  send(id: string, event: LiveEvent): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(event), lastEventId: id }));
  }

  refuse(): void {
    this.readyState = FakeSource.CLOSED;
    this.onerror?.();
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
}

let visibility: DocumentVisibilityState = 'visible';

function turn(to: DocumentVisibilityState): void {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  sources = [];
  visibility = 'visible';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// jsdom has no Web Locks, as an old browser has none
describe('a tab that cannot share the stream', () => {
  function listen() {
    const heard: string[] = [];
    const stop = serverSentEvents(({ type }) => void heard.push(type));
    const latest = () => {
      const source = sources.at(-1);
      if (!source) throw new Error('No stream was opened.');
      return source;
    };
    return { heard, stop, latest };
  }

  it('has one of its own: reads everything once, receives events, and closes it', () => {
    const { heard, stop, latest } = listen();
    expect(sources.map(({ url }) => url)).toEqual([LIVE_PATH]);
    latest().begin('1.1');
    latest().send('2.1', { type: 'profile' });
    expect(heard).toEqual(['resync', 'profile']);
    stop();
    expect(latest().readyState).toBe(FakeSource.CLOSED);
    turn('visible');
    expect(sources).toHaveLength(1);
  });

  it('requests a refused stream again after its last event, with growing pauses', () => {
    const { heard, latest, stop } = listen();
    latest().begin('1.1');
    latest().refuse();
    expect(heard).toEqual(['resync', 'profile']);
    vi.advanceTimersByTime(2000);
    expect(latest().url).toBe(`${LIVE_PATH}?lastEventId=1.1`);
    latest().refuse();
    vi.advanceTimersByTime(3999);
    expect(sources).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sources).toHaveLength(3);
    expect(heard).toEqual(['resync', 'profile']);
    stop();
  });

  it('closes it after five minutes hidden, and resumes at its place', () => {
    const { heard, latest, stop } = listen();
    latest().begin('1.1');
    turn('hidden');
    vi.advanceTimersByTime(299_000);
    expect(latest().readyState).toBe(1);
    vi.advanceTimersByTime(61_000);
    expect(latest().readyState).toBe(FakeSource.CLOSED);
    turn('visible');
    expect(latest().url).toBe(`${LIVE_PATH}?lastEventId=1.1`);
    latest().onopen?.();
    latest().send('3.1', { type: 'profile' });
    expect(heard).toEqual(['resync', 'profile']);
    stop();
  });

  it('closes it on the way into the back/forward cache, and opens it again afterwards', () => {
    const { latest, stop } = listen();
    latest().begin('1.1');
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(latest().readyState).toBe(FakeSource.CLOSED);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(sources.map(({ url }) => url)).toEqual([LIVE_PATH, `${LIVE_PATH}?lastEventId=1.1`]);
    stop();
  });
});
