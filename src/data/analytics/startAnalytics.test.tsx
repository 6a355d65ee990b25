import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BATCH_LIMITS } from '#domain/analytics/events';
import { type TrackRequest, track as trackCall } from '#domain/api/analytics';
import { ApiError } from '#domain/api/errors';
import { saveUserDetails } from '#domain/api/users';
import { track } from '../../lib/track';
import type { ApiClient } from '../apiClient';
import { createActivity, notingCalls } from './activity';
import { startAnalytics } from './startAnalytics';
import { BATCH_PAUSE } from './tracker';
import type { MeasuredVital } from './watchVitals';

const ROUTES: RouteObject[] = ['/', '/jobs', '/jobb/*', '/:slug'].map((path) => ({
  path,
  element: null,
}));

let sent: TrackRequest[];
/** Whether batches arrive. */
let line: boolean;
let visibility: DocumentVisibilityState;
let stop: () => void;
/** Tells what a browser measured of the page; null while nothing is measured. */
let measured: ((vital: MeasuredVital) => void) | null;

/** A page of the site, with analytics that are loaded when the test says so. */
function openPage(path = '/jobs') {
  const [note, listen] = createActivity();
  const router = createMemoryRouter(ROUTES, { initialEntries: [path] });
  note(router.state);
  router.subscribe(note);
  const api: ApiClient = {
    async call(endpoint, request, options) {
      expect([endpoint, options]).toEqual([trackCall, { keepalive: true }]);
      if (!line) throw new Error('No line.');
      sent.push(request as TrackRequest);
      return { status: 0 } as never;
    },
  };
  const start = () => {
    stop = startAnalytics(listen, api, undefined, (onVital) => {
      measured = onVital;
    });
  };
  return { note, listen, router, start };
}

const eventsIn = (batch: TrackRequest | undefined) => batch?.events.map(({ event }) => event);

function hide(): void {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  visibility = 'visible';
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  sent = [];
  line = true;
  visibility = 'visible';
  stop = () => undefined;
  measured = null;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('analytics', () => {
  it('send in one batch what happened before and after they have loaded', async () => {
    const { router, start } = openPage('/');
    await router.navigate('/jobs');
    start();
    track({ event: 'page_shared' });
    await router.navigate('/jobs?q=anna');
    await vi.advanceTimersByTimeAsync(BATCH_PAUSE - 1);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([
      {
        batchId: expect.stringMatching(/^[0-9a-f]{32}$/),
        language: 'sv',
        events: [
          { event: 'visit_begun', page: '/', cameFrom: 'nowhere', first: true },
          { event: 'page_viewed', page: '/', first: true },
          { event: 'page_viewed', page: '/jobs', first: true },
          { event: 'page_shared', first: true },
          { event: 'searched', page: '/jobs', filterCount: 'one', first: true },
          { event: 'filter_used', filterPart: 'text', first: true },
        ],
      },
    ]);
    expect(JSON.stringify(sent)).not.toContain('anna');
  });

  it('report nothing of a page whose guard redirects a visitor at once', async () => {
    const { router, start } = openPage('/jobs');
    start();
    await router.navigate('/jobb/v-1');
    // The router has several states of one page
    await router.revalidate();
    await router.navigate('/', { replace: true });
    await vi.advanceTimersByTimeAsync(3000);
    await router.navigate('/jobb/v-1', { replace: true });
    hide();
    const pages = sent
      .flatMap(({ events }) => events)
      .filter(({ event }) => event === 'page_viewed');
    expect(pages.map(({ page }) => page)).toEqual(['/jobs', '/', '/jobb/*']);
  });

  it('mark as first what was not reported before in the visit', async () => {
    const { router, start } = openPage('/jobs');
    start();
    await router.navigate('/jobb/v-1');
    hide();
    await router.navigate('/jobb/v-2');
    hide();
    const viewed = sent.flatMap(({ events }) => events).filter(({ page }) => page === '/jobb/*');
    expect(viewed.map(({ first }) => first)).toEqual([true, false]);
  });

  it('send at once what waits when the page is hidden or closed', async () => {
    const { start } = openPage();
    start();
    hide();
    track({ event: 'page_shared' });
    window.dispatchEvent(new Event('pagehide'));
    hide();
    expect(sent.map(eventsIn)).toEqual([['visit_begun', 'page_viewed'], ['page_shared']]);
    expect(new Set(sent.map(({ batchId }) => batchId)).size).toBe(2);
  });

  it('send no batch above its limit, and at most a thousand events', () => {
    const { start } = openPage();
    start();
    for (let count = 0; count < 2000; count += 1) track({ event: 'page_shared' });
    hide();
    const sizes = sent.map(({ events }) => events.length);
    expect(Math.max(...sizes)).toBe(BATCH_LIMITS.events);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1000);
  });

  it('send a batch that did not arrive once more, as the same batch', async () => {
    const { start } = openPage();
    start();
    line = false;
    hide();
    await vi.advanceTimersByTimeAsync(0);
    line = true;
    track({ event: 'page_shared' });
    hide();
    track({ event: 'page_shared' });
    hide();
    expect(sent.map(eventsIn)).toEqual([
      ['visit_begun', 'page_viewed'],
      ['page_shared'],
      ['page_shared'],
    ]);
  });

  it('report calls, and leave their answers unchanged', async () => {
    const { note, start } = openPage();
    start();
    const answers = [
      Promise.resolve({ status: 0 }),
      Promise.reject(new ApiError('conflict', 'No.')),
    ];
    const api: ApiClient = { call: () => answers.shift() as Promise<never> };
    const noting = notingCalls(api, note);
    expect(await noting.call(saveUserDetails, { firstName: 'Anna' })).toEqual({ status: 0 });
    await expect(noting.call(saveUserDetails, {})).rejects.toThrow('No.');
    hide();
    expect(sent[0]?.events.at(-1)).toEqual({
      event: 'action_refused',
      refusal: 'conflict',
      first: true,
    });
  });

  it('report links to other sites, and no other links', () => {
    document.body.innerHTML = `<a href="https://ads.example/1"><b>Ad</b></a>
      <a id="own" href="/jobs">Jobs</a><a id="mail" href="mailto:a@example.com">Mail</a>`;
    for (const link of document.querySelectorAll('a')) {
      link.addEventListener('click', (event) => event.preventDefault());
    }
    const { start } = openPage('/jobb/v-1');
    start();
    document.querySelector('b')?.click();
    document.getElementById('own')?.click();
    document.getElementById('mail')?.click();
    hide();
    const links = sent.flatMap(({ events }) => events).filter(({ linkTo }) => linkTo);
    expect(links).toEqual([{ event: 'outbound_link', linkTo: 'job_source', first: true }]);
  });

  it('report that an article was read when its end is in view after some time', async () => {
    document.body.innerHTML = '<main></main>';
    const { start } = openPage('/natjobb');
    start();
    const scroll = async () => {
      document.dispatchEvent(new Event('scroll'));
      await vi.advanceTimersByTimeAsync(1000);
    };
    await vi.advanceTimersByTimeAsync(3000);
    await scroll();
    hide();
    expect(eventsIn(sent[0])).not.toContain('page_read');
    await vi.advanceTimersByTimeAsync(10_000);
    await scroll();
    await scroll();
    hide();
    expect(sent.slice(1).map(eventsIn)).toEqual([['page_read']]);
  });

  it('tell of the speed only its bucket, by the kind of the page that was loaded', async () => {
    const { router, start } = openPage('/jobb/v-1');
    start();
    // Before the first page counts as viewed
    measured?.({ vital: 'lcp', rating: 'poor' });
    await router.navigate('/jobs');
    measured?.({ vital: 'inp', rating: 'good' });
    hide();
    const vitals = sent[0]?.events.filter(({ event }) => event === 'vital_measured');
    expect(vitals).toEqual([
      { event: 'vital_measured', pageKind: 'job', vital: 'lcp', rating: 'poor', first: true },
      { event: 'vital_measured', pageKind: 'job', vital: 'inp', rating: 'good', first: true },
    ]);
  });

  it('store nothing on the device', async () => {
    const { router, start } = openPage();
    start();
    await router.navigate('/jobb/v-1');
    await vi.advanceTimersByTimeAsync(BATCH_PAUSE);
    expect(sent.length).toBe(1);
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });

  it.each([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ])('send nothing with %s, and keep nothing of it', async (_name, wish) => {
    vi.stubGlobal('navigator', { ...wish });
    const { router, listen, start } = openPage();
    start();
    await router.navigate('/jobb/v-1');
    hide();
    await vi.advanceTimersByTimeAsync(BATCH_PAUSE);
    expect(sent).toEqual([]);
    expect(measured).toBeNull();
    const kept: unknown[] = [];
    listen((one) => kept.push(one));
    expect(kept).toEqual([]);
  });
});
