import type { SiteEvent } from '#domain/analytics/events';
import { pageKind, READING_PAGES } from '#domain/analytics/pages';
import { type Language, languageNamed } from '#domain/language';
import type { ApiClient } from '../apiClient';
import type { Listen, Noted, RouterView } from './activity';
import { type AnalyticsPort, ownServer } from './analyticsPort';
import { callEvents } from './callEvents';
import { cameFrom, pageEvents, type ShownPage, shownPage } from './pageEvents';
import { refusesTracking } from './refusesTracking';
import { createTracker } from './tracker';
import { type WatchVitals, watchVitals } from './watchVitals';

/** Milliseconds after which a page counts as viewed. */
const SETTLE_TIME = 2000;
/** Milliseconds between the first scrolling on a page and its end, for it to count as read. */
const READING_TIME = 10_000;
/** Milliseconds between checks of how far the page is scrolled. */
const SCROLL_PAUSE = 500;

/**
 * Makes events of what is noted. A page is counted after a while, or when something happens on it: a
 * guard may redirect at once, and then it was not seen.
 */
function createEventReader(referrer: string, onEvent: (event: SiteEvent) => void) {
  const from = cameFrom(referrer, location.origin);
  let shown: ShownPage | null = null;
  let loaded: ShownPage | null = null;
  let held: RouterView | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle(): void {
    clearTimeout(timer);
    if (!held) return;
    const before = shown;
    shown = shownPage(held);
    loaded ??= shown;
    held = null;
    pageEvents(shown, before, from).forEach(onEvent);
  }

  function hold(view: RouterView): void {
    const isSamePlace = held?.location.key === view.location.key;
    const isSentOn =
      view.historyAction === 'REPLACE' && held?.location.pathname !== view.location.pathname;
    if (!isSamePlace && !isSentOn) settle();
    clearTimeout(timer);
    held = view;
    timer = setTimeout(settle, SETTLE_TIME);
  }

  function count(event: SiteEvent): void {
    settle();
    onEvent(event);
  }

  return {
    note: (one: Noted) => ('endpoint' in one ? callEvents(one).forEach(count) : hold(one)),
    count,
    settle,
    shown: () => shown,
    loaded: () => loaded,
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

/** Reports when the end of a page to read comes into view, once for each address. */
function watchReading(shown: () => ShownPage | null, onRead: (event: SiteEvent) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = { path: '', at: 0, isRead: false };

  function look(): void {
    timer = undefined;
    const now = shown();
    if (!now || !READING_PAGES.has(now.page)) return;
    if (now.path !== since.path) since = { path: now.path, at: performance.now(), isRead: false };
    if (since.isRead || performance.now() - since.at < READING_TIME || !endIsInView()) return;
    since.isRead = true;
    onRead({ event: 'page_read', page: now.page });
  }

  return {
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
 * @param watch - measures how fast the page is.
 * @returns a function that ends it.
 */
export function startAnalytics(
  listen: Listen,
  api: ApiClient,
  port: AnalyticsPort = ownServer(api),
  watch: WatchVitals = watchVitals,
): () => void {
  if (refusesTracking(navigator)) {
    listen(() => undefined);
    return () => undefined;
  }
  const languageOf = (): Language => languageNamed(document.documentElement.lang);
  const tracker = createTracker(port, languageOf);
  const reader = createEventReader(document.referrer, tracker.track);
  // Before what sends the last batch: it is told when the page is hidden
  watch(({ vital, rating }) => {
    reader.settle();
    const loaded = reader.loaded();
    if (loaded) {
      reader.count({ event: 'vital_measured', pageKind: pageKind(loaded.page), vital, rating });
    }
  });
  const reading = watchReading(reader.shown, reader.count);
  const leave = () => {
    reader.settle();
    tracker.flush();
  };
  listen(reader.note);

  const over = new AbortController();
  const { signal } = over;
  const handleClick = ({ target }: Event) => {
    reader.settle();
    const event = outboundEvent(target, reader.shown());
    if (event) reader.count(event);
  };
  window.addEventListener('vk:track', ({ detail }) => reader.count(detail), { signal });
  document.addEventListener('click', handleClick, { capture: true, signal });
  document.addEventListener('scroll', reading.scrolled, { passive: true, signal });
  // A page is left by either
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && leave(),
    { signal },
  );
  window.addEventListener('pagehide', leave, { signal });
  return () => {
    over.abort();
    reading.stop();
    listen(() => undefined);
    leave();
  };
}
