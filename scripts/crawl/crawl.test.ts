import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { crawl } from './crawl';
import { type Fault, faultsOf } from './faults';
import { createStructuredDataCheck } from './structuredData';

const checkStructuredData = createStructuredDataCheck();

interface Page {
  head?: string;
  body?: string;
}

/** A small site with the given pages; any other path answers 404. */
async function startSite(pagesOf: (site: string) => Record<string, Page>) {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const pages = pagesOf(site);
    if (path === '/sitemap.xml') {
      response.end(`<sitemapindex><sitemap><loc>${site}/part.xml</loc></sitemap></sitemapindex>`);
    } else if (path === '/part.xml') {
      const urls = Object.keys(pages).map((one) => `<url><loc>${site}${one}</loc></url>`);
      response.end(`<urlset>${urls.join('')}</urlset>`);
    } else if (path === '/picture.png') {
      response.setHeader('content-type', 'image/png').end();
    } else {
      const page = pages[path];
      response.statusCode = page ? 200 : 404;
      response.end(
        `<html lang="sv"><head>${page?.head ?? ''}</head><body>${page?.body ?? ''}</body></html>`,
      );
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { site, stop: () => server.close() };
}

/** A page's head without a fault, under a canonical address of its own. */
const head = (url: string, more = '', title = url) =>
  `<title>${title}</title><meta name="description" content="About ${url}">
   <link rel="canonical" href="${url}">${more}`;

async function faultsIn(pages: (site: string) => Record<string, Page>): Promise<Fault[]> {
  const { site, stop } = await startSite(pages);
  try {
    const faults = await faultsOf(await crawl(site), site, checkStructuredData);
    return faults.map((fault) => ({ ...fault, page: fault.page.replace(site, '') }));
  } finally {
    stop();
  }
}

const job = (more: object) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Sjuksköterska',
    description: '<p>Natt</p>',
    datePosted: '2026-11-20',
    hiringOrganization: { '@type': 'Organization', name: 'Exempelvård' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressCountry: 'SE' },
    },
    ...more,
  })}</script>`;

/** A site of two pages in which one thing is wrong. */
const wrong =
  (change: (site: string) => { home?: Page; other?: Page }) =>
  (site: string): Record<string, Page> => ({
    '/': {
      head: head(`${site}/`),
      body: '<h1 id="top">Start</h1><a href="/other">Other</a>',
      ...change(site).home,
    },
    '/other': {
      head: head(`${site}/other`),
      body: '<h1>Other</h1><a href="/#top">Start</a><img src="/picture.png">',
      ...change(site).other,
    },
  });

describe('the faults of a site', () => {
  it('are none in a site without any', async () => {
    const faults = await faultsIn(
      wrong((site) => ({ other: { head: head(`${site}/other`, job({})) } })),
    );
    expect(faults).toEqual([]);
  });

  const body = (more: string) => ({ body: `<h1>Other</h1>${more}` });
  it.each<[string, string, (site: string) => { home?: Page; other?: Page }]>([
    ['dead link', '/other', () => ({ other: body('<a href="/gone">x</a>') })],
    ['missing fragment', '/other', () => ({ other: body('<a href="/#gone">x</a>') })],
    ['no title', '/other', (site) => ({ other: { head: head(`${site}/other`, '', '') } })],
    [
      'doubled title',
      '/other',
      (site) => ({ other: { head: head(`${site}/other`, '', `${site}/`) } }),
    ],
    [
      'doubled description',
      '/other',
      (site) => ({ other: { head: head(`${site}/other`).replace('/other">', '/">') } }),
    ],
    [
      'no description',
      '/other',
      (site) => ({ other: { head: head(`${site}/other`).replace(/<meta[^>]*>/u, '') } }),
    ],
    ['main heading', '/other', () => ({ other: { body: '<h2>Other</h2>' } })],
    ['canonical', '/other', () => ({ other: { head: '<title>Other</title>' } })],
    ['broken picture', '/other', () => ({ other: body('<img src="/gone.png">') })],
    [
      'structured data',
      '/other',
      (site) => ({ other: { head: head(`${site}/other`, job({ title: undefined })) } }),
    ],
    [
      'structured data',
      '/other',
      (site) => ({ other: { head: head(`${site}/other`, job({ tittle: 'x' })) } }),
    ],
    [
      'alternate',
      '/other',
      (site) => ({
        other: {
          head: head(`${site}/other`, `<link rel="alternate" hreflang="en" href="${site}/">`),
        },
      }),
    ],
    ['out of reach', '/other', () => ({ home: { body: '<h1>Start</h1>' } })],
    [
      'listed in vain',
      '/other',
      (site) => ({
        other: { head: head(`${site}/other`, '<meta name="robots" content="noindex">') },
      }),
    ],
  ])('are found: %s', async (kind, page, change) => {
    const faults = await faultsIn(wrong(change));
    expect(faults.map((one) => `${one.kind} ${one.page}`)).toContain(`${kind} ${page}`);
  });
});
