import { describe, expect, it } from 'vitest';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { buildApp } from '../app';
import { JobIndex } from '../jobs/jobIndex';
import { testConfig } from '../testing/testConfig';
import { sitemapRoutes } from './sitemap';
import { sitemapFiles } from './sitemapFiles';

const job = (id: string, changes: Partial<Job>) => aJob({ id, slug: `uppdrag-${id}`, ...changes });

describe('sitemapRoutes', () => {
  const clock = { now: () => Date.parse('2026-11-21T12:00:00Z'), elapsed: () => 0 };

  it('lists the fixed pages and the open jobs, and no closed one', async () => {
    const open = job('v-open', { closesOn: '2026-11-21' });
    const closed = job('v-closed', { closesOn: '2026-11-20' });
    const index = new JobIndex();
    index.apply({ changed: [open, closed] });
    const config = testConfig();
    const app = await buildApp({
      config,
      clock,
      routes: [],
      readers: { candidate: async () => null, employer: async () => null },
      plugins: [
        (instance) =>
          sitemapRoutes(instance, {
            index,
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

describe('the jobs of a sitemap', () => {
  const ad = (id: string, closesOn: string) =>
    job(id, {
      closesOn,
      employerId: null,
      title: 'Leg. optiker till Synsam Gislaved',
      workRole: 'optiker',
      description: [],
      source: { name: 'jobtech', id, url: null, applyUrl: null, extent: null, datesRebased: false },
    });
  const listed = (index: JobIndex) => [...index.listed('2026-11-21')].flat().map(({ id }) => id);

  it('are the open ones, of twins the first that is open', () => {
    const index = new JobIndex();
    index.apply({ changed: [ad('jt-1', '2026-12-01'), ad('jt-2', '2026-12-01')] });
    expect(listed(index)).toHaveLength(1);
    const [first = ''] = listed(index);
    // Its last day passes: the other one takes its place
    index.apply({ changed: [ad(first, '2026-11-20')] });
    expect(listed(index)).toEqual([first === 'jt-1' ? 'jt-2' : 'jt-1']);
  });

  it('come in slices, and the files are written in steps', async () => {
    const index = new JobIndex();
    const many = Array.from({ length: 2100 }, (_none, number) =>
      job(`v-${number}`, { closesOn: '2026-12-01', title: `Uppdrag ${number}` }),
    );
    index.apply({ changed: many });
    const slices = [...index.listed('2026-11-21')];
    expect(slices.flat()).toHaveLength(2100);
    expect(slices).toHaveLength(2);
    const write = sitemapFiles({ jobs: slices.flat(), articles: [] }, 'https://v.test').get(
      'jobs-1',
    );
    let pauses = 0;
    const file = await write?.(async () => {
      pauses += 1;
    });
    expect(pauses).toBe(2);
    expect(file?.xml.match(/<url>/gu)).toHaveLength(2100);
    expect(file?.updated).toBe(many[0]?.publishedAt.slice(0, 10));
  });
});
