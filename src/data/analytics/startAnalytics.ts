import type { SiteEvent } from '#domain/analytics/events';
import { READING_PAGES } from '#domain/analytics/pages';
import type { Language } from '#domain/language';
import type { ApiClient } from '../apiClient';
import type { Listen, Noted } from './activity';
import { type AnalyticsPort, ownServer } from './analyticsPort';
import { callEvents } from './callEvents';
import { cameFrom, pageEvents, type ShownPage, shownPage } from './pageEvents';
import { refusesTracking } from './refusesTracking';
import { createTracker } from './tracker';

/** Milliseconds on a page before its end counts as read. */
const READING_TIME = 10_000;
/** Milliseconds between looks at how far somebody has scrolled. */
const SCROLL_PAUSE = 500;

/** The events of everything that is noted; remembers the page that is shown. */
function createEventReader(referrer: string) {
  const from = cameFrom(referrer, location.origin);
  let shown: ShownPage | null = null;
  return {
    eventsOf(one: Noted): SiteEvent[] {
      if ('endpoint' in one) return callEvents(one);
      const before = shown;
      shown = shownPage(one);
      return pageEvents(shown, before, from);
    },
    shown: () => shown,
  };
}

/** A link to another site. */
function outboundEvent(target: EventTarget | null, shown: ShownPage | null): SiteEvent | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.protocol.startsWith('http') || link.host === location.host) return null;
  const isJob = shown?.page === '/jobb/*' || shown?.page === '/candidate/apply';
  return { event: 'outbound_link', linkTo: isJob ? 'job_source' : 'other_site' };
}

const endIsInView = (): boolean => {
  const end = document.querySelector('main')?.getBoundingClientRect().bottom;
  return end !== undefined && end <= window.innerHeight + 1;
};

/** Calls back when the end of a page to read comes into view, once for each address. */
function watchReading(shown: () => ShownPage | null, onRead: (event: SiteEvent) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: { path: string; at: number; read: boolean } = { path: '', at: 0, read: false };

  function look(): void {
    timer = undefined;
    const now = shown();
    if (now?.path !== since.path || since.read || !READING_PAGES.has(now.page)) return;
    if (performance.now() - since.at < READING_TIME || !endIsInView()) return;
    since.read = true;
    onRead({ event: 'page_read', page: now.page });
  }

  return {
    arrive(path: string) {
      if (path !== since.path) since = { path, at: performance.now(), read: false };
    },
    scrolled() {
      timer ??= setTimeout(look, SCROLL_PAUSE);
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Counts what happens on the page (docs/analytics.md), unless its browser refuses tracking. Nothing
 * is stored on the device.
 *
 * @param port - where the events go; our own server unless another party's adapter is given.
 * @returns a function that ends it.
 */
export function startAnalytics(
  listen: Listen,
  api: ApiClient,
  port: AnalyticsPort = ownServer(api),
): () => void {
  if (refusesTracking(navigator)) {
    listen(() => undefined);
    return () => undefined;
  }
  const languageOf = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'sv');
  const tracker = createTracker(port, languageOf);
  const reader = createEventReader(document.referrer);
  const reading = watchReading(reader.shown, tracker.track);
  listen((one) => {
    for (const event of reader.eventsOf(one)) tracker.track(event);
    reading.arrive(reader.shown()?.path ?? '');
  });

  const over = new AbortController();
  const { signal } = over;
  const handleClick = ({ target }: Event) => {
    const event = outboundEvent(target, reader.shown());
    if (event) tracker.track(event);
  };
  document.addEventListener('vikari:track', ({ detail }) => tracker.track(detail), { signal });
  document.addEventListener('click', handleClick, { capture: true, signal });
  document.addEventListener('scroll', reading.scrolled, { passive: true, signal });
  // A page is left by either; what was sent is not sent again
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && tracker.flush(),
    { signal },
  );
  window.addEventListener('pagehide', tracker.flush, { signal });
  return () => {
    over.abort();
    reading.stop();
    listen(() => undefined);
    tracker.flush();
  };
}
