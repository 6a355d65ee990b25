import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { buildApp } from '../app';
import { JobIndex } from '../jobs/jobIndex';
import { HOUR } from '../lib/time';
import { testConfig } from '../testing/testConfig';
import { sitemapRoutes } from './sitemap';
import { sitemapFiles } from './sitemapFiles';
import { createSitemapKeeper, type WrittenSitemap } from './sitemapKeeper';

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
            onError: (error) => {
              throw error;
            },
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

describe('a sitemap over a start', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vikari-sitemap-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** A node that has just been started, with these jobs; null while it reads them in. */
  async function aNode(now: number, ids: readonly string[] | null, publicUrl = 'http://v.test') {
    const index = new JobIndex();
    if (ids === null) index.beginLoading();
    else index.apply({ changed: ids.map((id) => job(id, { closesOn: '2026-12-24' })) });
    const app = Fastify();
    const errors: unknown[] = [];
    let written: () => void = () => undefined;
    const isKept = new Promise<void>((resolve) => {
      written = resolve;
    });
    const { read, write } = createSitemapKeeper({ folder, publicUrl });
    const keeper = { read, write: (made: WrittenSitemap) => write(made).finally(written) };
    const onError = (error: unknown) => void errors.push(error);
    const clock = { now: () => now };
    sitemapRoutes(app, { index, articles: async () => [], clock, publicUrl, keeper, onError });
    const jobs = async () => {
      const { statusCode, body } = await app.inject('/sitemaps/jobs-1.xml');
      return statusCode === 200
        ? [...body.matchAll(/uppdrag-([\w-]+)</gu)].map(([, id]) => id)
        : null;
    };
    return { jobs, isKept, errors };
  }

  const START = Date.parse('2026-11-21T12:00:00Z');

  it('is shown at once, also while jobs are read in, and made anew', async () => {
    const before = await aNode(START, ['v-1']);
    expect(await before.jobs()).toEqual(['v-1']);
    await before.isKept;
    const loading = await aNode(START + HOUR, null);
    expect(await loading.jobs()).toEqual(['v-1']);
    expect(loading.errors).toEqual([]);
    const after = await aNode(START + HOUR, ['v-1', 'v-2']);
    expect(await after.jobs()).toEqual(['v-1']);
    await after.isKept;
    expect(await after.jobs()).toEqual(['v-1', 'v-2']);
    expect(after.errors).toEqual([]);
  });

  it('is not believed when it is old, of another address, or damaged', async () => {
    const before = await aNode(START, ['v-1']);
    await before.jobs();
    await before.isKept;
    expect(await (await aNode(START + 7 * HOUR, null)).jobs()).toBe(null);
    expect(await (await aNode(START, null, 'http://other.test')).jobs()).toBe(null);
    const again = await aNode(START, ['v-1']);
    await again.jobs();
    await again.isKept;
    await appendFile(join(folder, 'sitemap'), 'more');
    expect(await (await aNode(START, null)).jobs()).toBe(null);
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
