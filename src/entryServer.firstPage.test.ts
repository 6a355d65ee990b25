import { expect, it } from 'vitest';
import { fetchChats } from '#domain/api/chats';
import { ApiError } from '#domain/api/errors';
import { getJob, similarJobs } from '#domain/api/portal';
import { validateRecommendation } from '#domain/api/recommendations';
import { serviceStatus } from '#domain/api/serviceStatus';
import { getMe } from '#domain/api/v2';
import type { ApiClient } from './data/apiClient';
import { render } from './entryServer';
import { aJobDetail } from './testing/aJobDetail';
import { aJobSummary } from './testing/anApplication';
import { aProfile } from './testing/aProfile';

const SITE = { publicUrl: 'http://vikari.test', today: '2026-11-21', demo: true };

/** Services that know who is signed in, that they have no messages, and nothing else. */
function servicesOf(me: unknown): ApiClient {
  const answers: Record<string, unknown> = {
    [getMe.path]: me,
    [fetchChats.path]: { status: 0, results: [], nextPageToken: null, unread: 0 },
  };
  return {
    async call({ path }) {
      const answer = answers[path];
      if (answer === undefined) throw new ApiError('unavailable', 'Nothing else is read.');
      return answer as never;
    },
  };
}

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

// These run without a window, as on a server. Their modules must not have rendered the page before.
it('renders the whole form that connects a BankID, also as the first page of a process', async () => {
  const page = await render({
    url: 'http://vikari.test/account?page=verify-bankid&target_path=%2Fjobs',
    language: 'sv',
    api: servicesOf({
      status: 0,
      profile: aProfile({ bankIdVerified: false }),
      sharedComputer: false,
    }),
    site: SITE,
  });
  if (!('html' in page)) throw new Error('The page redirects.');
  expect(page.html).toContain('<title>Koppla ditt BankID');
  const [form = ''] = /<form[\s\S]*<\/form>/.exec(page.html) ?? [];
  expect(form).toContain('method="post"');
  expect(textOf(form)).toContain('BankID på den här enheten');
  const [notNow = ''] = /<a href="\/jobs"[\s\S]*?<\/a>/.exec(page.html) ?? [];
  expect(textOf(notNow)).toBe('Inte nu');
});

it('leaves no part of the messages for the browser to render again', async () => {
  const page = await render({
    url: 'http://vikari.test/messages',
    language: 'sv',
    api: servicesOf({ status: 0, profile: aProfile({}), sharedComputer: false }),
    site: SITE,
  });
  if (!('html' in page)) throw new Error('The page redirects.');
  expect(page.html).toContain('<title>Meddelanden');
  // What React writes for a boundary that it could not finish
  expect(page.html).not.toContain('<!--$!-->');
});

it.each([
  ['sv', 'Just nu kan du läsa och söka, men inte', 'Driftstatus', 'Okänt'],
  ['en', 'Right now you can read and search, but not', 'Service status', 'Unknown'],
] as const)(
  'in %s a page of a store that is down says so above its content',
  async (language, text, title, unknown) => {
    const services = servicesOf({ status: 0, profile: null, sharedComputer: false });
    const pageOf = async (readingOnly?: { since: string }) => {
      const page = await render({
        url: 'http://vikari.test/driftstatus',
        language,
        api: {
          call: async (endpoint, request) =>
            endpoint.path === serviceStatus.path
              ? ({
                  status: 0,
                  storeDownSince: null,
                  checkedAt: null,
                  parts: [{ part: 'mail', state: 'unknown', since: null }],
                  days: null,
                  planned: null,
                } as never)
              : services.call(endpoint, request),
        },
        site: { ...SITE, ...(readingOnly && { readingOnly }) },
      });
      if (!('html' in page)) throw new Error('The page redirects.');
      return page.html;
    };
    const html = await pageOf({ since: '2026-11-21T13:05:00.000Z' });
    expect(html).toContain(`<title>${title}`);
    expect(html).toContain(unknown);
    expect(html).toContain(text);
    expect(html.indexOf(text)).toBeLessThan(html.indexOf('<main'));
    expect(await pageOf()).not.toContain(text);
  },
);

/** What a visitor can read of jobs. */
function reading(jobOf: (request: { id: string }) => object | undefined): ApiClient {
  const services = servicesOf({ status: 0, profile: null, sharedComputer: false });
  return {
    async call(endpoint, request) {
      if (endpoint.path === similarJobs.path) return { status: 0, results: [] } as never;
      if (endpoint.path !== getJob.path) return services.call(endpoint, request);
      return { status: 0, data: jobOf(request as { id: string }), jobStatus: 'open' } as never;
    },
  };
}

it.each([
  ['sv', 'Alla uppgifter går inte att hämta just nu', 'Går inte att hämta just nu'],
  ['en', 'Not everything can be fetched right now', 'Cannot be fetched right now'],
] as const)(
  'in %s a comparison without the store has what is known, and says without a script what is not',
  async (language, title, cell) => {
    const jobs: Record<string, object> = {
      a: aJobDetail({ id: 'a', title: 'Natt i Umeå' }),
      b: aJobDetail({ id: 'b', title: 'Ur listan', travel: null, partial: true }),
    };
    const page = await render({
      url: 'http://vikari.test/jamfor?jobs=a,b',
      language,
      api: reading(({ id }) => jobs[id]),
      site: { ...SITE, readingOnly: { since: '2026-11-21T13:05:00.000Z' } },
    });
    if (!('html' in page)) throw new Error('The page redirects.');
    expect([page.status, page.failure]).toEqual([200, undefined]);
    const text = textOf(page.html);
    for (const one of ['Natt i Umeå', 'Ur listan', title, cell]) expect(text).toContain(one);
  },
);

it.each([
  ['sv', 'Hela annonsen går inte att hämta just nu'],
  ['en', 'The whole ad cannot be fetched right now'],
] as const)(
  'in %s a job that is known in part says so without a script',
  async (language, title) => {
    const data = aJobDetail({ description: ['Bara till program.'], partial: true });
    const page = await render({
      url: `http://vikari.test/jobb/${data.slug}`,
      language,
      api: reading(() => data),
      site: { ...SITE, readingOnly: { since: '2026-11-21T13:05:00.000Z' } },
    });
    if (!('html' in page)) throw new Error('The page redirects.');
    expect(textOf(page.html)).toContain(title);
  },
);

it('passes a recommendation on by every way to the job and its application that is followed without a script', async () => {
  const id = 'A'.repeat(43);
  const job = aJobDetail();
  const services = reading(() => job);
  const htmlOf = async (path: string) => {
    const page = await render({
      url: `http://vikari.test${path}`,
      language: 'sv',
      api: {
        call: async (endpoint, request) =>
          endpoint.path === validateRecommendation.path
            ? ({
                status: 0,
                state: 'valid',
                job: aJobSummary({ slug: job.slug }),
                by: 'candidate',
                firstName: null,
              } as never)
            : services.call(endpoint, request),
      },
      site: SITE,
    });
    if (!('html' in page)) throw new Error('The page redirects.');
    return page.html;
  };
  const way = `/jobb/${job.slug}?recommendation=${id}`;
  const { id: linked } = aJobSummary();
  const hrefsOf = (html: string, to: RegExp) =>
    Array.from(html.matchAll(/ href="([^"]*)"/gu), ([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    ).filter((href) => to.test(href));
  const first = await htmlOf(`/candidate/recommendation?id=${id}`);
  // The card's and the button's
  expect(hrefsOf(first, /^\/jobb\//u)).toEqual([way, way]);
  expect(hrefsOf(first, /^\/candidate\/apply/u)).toEqual([
    `/candidate/apply?job=${linked}&recommendation=${id}`,
  ]);

  const page = await htmlOf(way);
  // Without an address of its own, a form is posted to the page's
  expect(page).toMatch(/<form[^>]* action=""[^>]* method="post"/);
  expect(hrefsOf(page, /^\/candidate\/apply/u)).toEqual([
    `/candidate/apply?job=${job.id}&recommendation=${id}`,
  ]);
  const signingIn = hrefsOf(page, /^\/(?:login|register)\?target_path/u);
  expect(signingIn.length).toBeGreaterThan(2);
  for (const href of signingIn) {
    const target = new URL(href, SITE.publicUrl).searchParams.get('target_path');
    // One comes back to the terms
    expect(target?.replace(/#terms$/u, '')).toBe(way);
  }
});
