import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { aStoredJob } from '../applications/testing/storedFactories';
import { createJobRepository } from '../jobs/jobs.repository';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { testConfig } from '../testing/testConfig';
import { sitemapRoutes } from './sitemap';

describe('sitemapRoutes', () => {
  const clock = { now: () => Date.parse('2026-11-21T12:00:00Z'), elapsed: () => 0 };
  let db: Database;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.close());

  it('lists the fixed pages and the open jobs, and no closed one', async () => {
    const open = await aStoredJob(db, { closesOn: '2026-11-21' });
    const twin = await aStoredJob(db, { closesOn: '2026-11-21' });
    const closed = await aStoredJob(db, { closesOn: '2026-11-20' });
    const config = testConfig();
    const app = await buildApp({
      config,
      clock,
      routes: [],
      readers: { candidate: async () => null, employer: async () => null },
      plugins: [
        (instance) =>
          sitemapRoutes(instance, {
            index: { listedFor: (id) => (id === twin.id ? open.id : id) },
            repository: createJobRepository(db),
            articles: async () => [
              { type: 'articles', slug: 'skatt', language: 'en', updated: '2026-11-02' },
              { type: 'staffing', slug: 'natt', language: 'sv', updated: '2026-10-01' },
            ],
            clock,
            publicUrl: config.publicUrl,
          }),
      ],
    });
    const { body, headers } = await app.inject('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    const names = [...body.matchAll(/\/sitemaps\/([\w-]+)\.xml/gu)].map(([, name]) => name);
    expect(names).toEqual(['pages', 'professions-and-places', 'salaries', 'articles', 'jobs-1']);
    const fileOf = async (name: string) => (await app.inject(`/sitemaps/${name}.xml`)).body;
    expect(await fileOf('professions-and-places')).toContain(
      '<url><loc>http://vikari.test/sjukskoterska/lediga-jobb</loc>' +
        '<xhtml:link rel="alternate" hreflang="sv" href="http://vikari.test/sjukskoterska/lediga-jobb"/>' +
        '<xhtml:link rel="alternate" hreflang="en" href="http://vikari.test/sjukskoterska/available-jobs"/>',
    );
    expect(await fileOf('salaries')).toContain('<loc>http://vikari.test/loner?lang=en</loc>');
    const jobs = await fileOf('jobs-1');
    expect(jobs).toContain(`<loc>http://vikari.test/jobb/${open.slug}</loc><lastmod>`);
    expect(jobs).not.toContain(closed.slug);
    const articles = await fileOf('articles');
    expect(articles).toContain(
      '<loc>http://vikari.test/skatt?lang=en</loc><lastmod>2026-11-02</lastmod>',
    );
    expect(articles).toContain('<loc>http://vikari.test/bemanning/natt</loc>');
    expect(body).toContain('/sitemaps/articles.xml</loc><lastmod>2026-11-02</lastmod>');
    expect((await app.inject('/sitemaps/jobs-2.xml')).statusCode).toBe(404);
    expect((await app.inject('/robots.txt')).body).toContain(
      'Sitemap: http://vikari.test/sitemap.xml',
    );
    await app.close();
  });
});
