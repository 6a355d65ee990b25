import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { FILTER_FIELDS, FILTER_PARTS } from '#domain/jobs/filterFields';
import { cameFrom, pageEvents, type ShownPage, shownPage } from './pageEvents';

const THROWING: Record<string, unknown> = {
  missing: new ApiError('not_found', 'No such article.'),
  offline: new ApiError('network_error', 'No line.'),
  broken: new Error('A bug.'),
};
const route = (path: string): RouteObject => ({ path, element: null });
const ROUTES: RouteObject[] = [
  {
    id: 'pages',
    children: [
      ...['/', '/jobs', '/jobb/*', '/register', '/register/:step', '/candidate/apply'].map(route),
      ...['/auth/bankid', '/lon-utdelnings-kalkylator', '/bekrafta-epost', '*'].map(route),
      {
        path: '/:slug',
        element: null,
        loader({ params }) {
          const thrown = THROWING[params.slug ?? ''];
          if (thrown) throw thrown;
          return null;
        },
      },
    ],
  },
];

/** The page at an address, as the router shows it. */
async function pageAt(address: string): Promise<ShownPage> {
  const router = createMemoryRouter(ROUTES, { initialEntries: [address] });
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  }
  const shown = shownPage(router.state);
  router.dispose();
  return shown;
}

/** The events of a walk from address to address. */
async function eventsOf(...addresses: string[]) {
  let before: ShownPage | null = null;
  const events: string[] = [];
  for (const address of addresses) {
    const now: ShownPage = await pageAt(address);
    for (const { event, ...properties } of pageEvents(now, before, 'nowhere')) {
      events.push([event, ...Object.values(properties)].join(' '));
    }
    before = now;
  }
  return events;
}

describe('the events of pages', () => {
  it('report a search, a job and an application', async () => {
    expect(
      await eventsOf(
        '/',
        '/jobs?roles=sjukskoterska',
        '/jobs?roles=sjukskoterska&q=anna%20ek',
        '/jobs?roles=lakare&q=anna%20ek',
        '/jobb/sjukskoterska-v-1',
        '/candidate/apply?job=v-1&step=cv',
        '/candidate/apply?job=v-1&step=summary',
        '/candidate/apply?job=v-1&step=none-of-ours',
      ),
    ).toEqual([
      'visit_begun / nowhere',
      'page_viewed /',
      'page_viewed /jobs',
      'searched /jobs one',
      'filter_used workroles',
      'searched /jobs two',
      'filter_used text',
      'searched /jobs two',
      'page_viewed /jobb/*',
      'job_opened /jobs',
      'page_viewed /candidate/apply',
      'application_begun',
      'application_step cv',
      'application_step summary',
    ]);
  });

  it('report the steps of a registration', async () => {
    expect(
      await eventsOf(
        '/register',
        '/register/email',
        '/register/workplace',
        '/register/anna',
        '/bekrafta-epost?token=secret',
      ),
    ).toEqual([
      'visit_begun /register nowhere',
      'page_viewed /register',
      'registration_step one_page',
      'page_viewed /register/:step',
      'registration_step email',
      'page_viewed /register/:step',
      'registration_step workplace',
      'page_viewed /register/:step',
      'page_viewed /bekrafta-epost',
      'registration_step email_verification',
    ]);
  });

  it('report nothing twice when the router has another state of the same page', async () => {
    expect(await eventsOf('/jobs?q=x', '/jobs?q=x', '/jobs?q=x&page=2')).toEqual([
      'visit_begun /jobs nowhere',
      'page_viewed /jobs',
      'searched /jobs one',
      'filter_used text',
    ]);
  });

  it('begin no visit where a browser comes back from BankID', async () => {
    expect(await eventsOf('/auth/bankid#id_token=x', '/jobb/x')).toEqual([
      'page_viewed /auth/bankid',
      'page_viewed /jobb/*',
      'job_opened /auth/bankid',
    ]);
  });

  it('report that a calculator was used, when its address first has values', async () => {
    const path = '/lon-utdelnings-kalkylator';
    expect(
      (await eventsOf(path, `${path}?lang=en`, `${path}?lang=en&pay=1`, `${path}?pay=2`)).slice(2),
    ).toEqual(['calculator_used pay']);
  });

  it.each([
    ['/missing', 'error_shown /:slug not_found'],
    ['/offline', 'error_shown /:slug offline'],
    ['/broken', 'error_shown /:slug failed'],
    ['/no/such/page', 'error_shown * not_found'],
  ])('report that %s shows an error', async (address, event) => {
    expect((await eventsOf(address)).at(-1)).toBe(event);
  });

  it('find each part of the filter by its parameters', () => {
    for (const part of FILTER_PARTS) {
      const field = FILTER_FIELDS[part];
      const params = 'low' in field ? [field.low.param, field.high.param] : [field.param];
      for (const param of params) {
        const page: ShownPage = {
          page: '/jobs',
          path: '/jobs',
          query: new URLSearchParams({ [param]: 'x' }),
          failure: null,
        };
        expect(pageEvents(page, null, 'nowhere')).toContainEqual({
          event: 'filter_used',
          filterPart: part,
        });
      }
    }
  });
});

it.each([
  ['', 'nowhere'],
  ['https://vikari.example/jobs?q=x', 'own_site'],
  ['https://www.google.se/', 'search_engine'],
  ['https://duckduckgo.com/', 'search_engine'],
  ['https://notgoogle.example/', 'other_site'],
  ['android-app://com.example', 'other_site'],
])('%s is %s', (referrer, from) => {
  expect(cameFrom(referrer, 'https://vikari.example')).toBe(from);
});
