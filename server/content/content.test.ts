import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { settableClock } from '../identity/testing/settableClock';
import { MINUTE } from '../lib/time';
import { blogRoutes } from '../portal/blogs.routes';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { testConfig } from '../testing/testConfig';
import { atomFeedRoute } from '../web/atomFeed';
import { createContentService } from './content.service';
import { importContent } from './importContent';
import { aContentFolder, anArticleFile } from './testing/anArticleFile';

const FILES = {
  'articles/karens.sv.md': anArticleFile({
    roles: ['sjukskoterska', 'trollkarl'],
    related: ['natt', 'finns-inte'],
  }),
  'articles/karens.en.md': anArticleFile({ title: 'Qualifying period' }, '## Rules\n\nTwelve.\n'),
  'articles/skatt.sv.md': anArticleFile({ title: 'Skatt', published: '2026-11-05' }),
  'articles/utvald.sv.md': anArticleFile({ title: 'Utvald', featured: true }),
  'staffing/natt.sv.md': anArticleFile({ title: 'Att arbeta natt & helg' }),
};

let db: Database;
let content: Awaited<ReturnType<typeof aContentFolder>>;
let app: FastifyInstance;
const clock = settableClock(Date.parse('2026-11-22T12:00:00Z'));
const faults: unknown[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  const service = createContentService({ db, clock, onError: (error) => faults.push(error) });
  app = await buildApp({
    config: testConfig(),
    clock,
    routes: blogRoutes({ content: service }),
    readers: { candidate: async () => null, employer: async () => null },
    plugins: [
      (instance) => atomFeedRoute(instance, { content: service, publicUrl: 'http://vikari.test' }),
    ],
  });
});
afterAll(async () => {
  await app.close();
  await db.close();
});
beforeEach(async () => {
  await db.query('delete from content_items');
  clock.advance(MINUTE);
  content = await aContentFolder(FILES);
  faults.length = 0;
  return content.close;
});

const rows = () =>
  db.query<{ slug: string }>('select * from content_items order by slug, language');
const slugs = async () => (await rows()).map(({ slug }) => slug);

async function call(path: string, payload: object) {
  const answer = await app.inject({ method: 'POST', url: `/api/portal/${path}`, payload });
  return answer.json();
}

describe('the import of files', () => {
  it('stores every file once, however often it runs', async () => {
    expect(await importContent(db, content.folder)).toEqual({ written: 5, deleted: 0, faults: [] });
    const stored = await rows();
    expect(await importContent(db, content.folder)).toEqual({ written: 0, deleted: 0, faults: [] });
    expect(await rows()).toEqual(stored);
  });

  it('writes what was changed, and deletes what was taken out', async () => {
    await importContent(db, content.folder);
    await content.write('articles/skatt.sv.md', anArticleFile({ title: 'Skatt hemma och borta' }));
    await content.remove('staffing/natt.sv.md');
    expect(await importContent(db, content.folder)).toMatchObject({ written: 1, deleted: 1 });
    expect(await rows()).toContainEqual(expect.objectContaining({ name: 'Skatt hemma och borta' }));
    expect(await slugs()).not.toContain('natt');
  });

  it('leaves alone what a content management system wrote', async () => {
    await importContent(db, content.folder);
    await db.query(
      `update content_items set origin = 'cms', name = 'Redigerad' where slug = 'natt'`,
    );
    await content.write('staffing/natt.sv.md', anArticleFile({ title: 'En annan' }));
    expect(await importContent(db, content.folder)).toMatchObject({ written: 0, deleted: 0 });
    await content.remove('staffing/natt.sv.md');
    expect(await importContent(db, content.folder)).toMatchObject({ deleted: 0 });
    expect(await rows()).toContainEqual(expect.objectContaining({ name: 'Redigerad' }));
  });

  it('ends with the same rows where several nodes start at once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => importContent(db, content.folder)));
    expect(await slugs()).toEqual(['karens', 'karens', 'natt', 'skatt', 'utvald']);
  });

  it('names a file that is no article, and keeps what was stored of it', async () => {
    await importContent(db, content.folder);
    await content.write('articles/skatt.sv.md', '# Skatt utan uppgifter');
    const { faults: found } = await importContent(db, content.folder);
    expect(found.map(String)).toEqual([expect.stringContaining('content/articles/skatt.sv.md')]);
    expect(await slugs()).toContain('skatt');
  });
});

describe('blogs/fetch', () => {
  beforeEach(() => importContent(db, content.folder));

  it('lists a type in a language, the featured first, then the latest, page by page', async () => {
    const first = await call('blogs/fetch', { type: 'articles', language: 'sv', pageLength: 2 });
    expect(first.data).toMatchObject({ total: 3, nextPageToken: 'skatt' });
    expect(first.data.results.map((item: { fieldData: object }) => item.fieldData)).toEqual([
      { slug: 'utvald', name: 'Utvald', article: 'Vad tolv månaders karens betyder för dig.' },
      { slug: 'skatt', name: 'Skatt', article: 'Vad tolv månaders karens betyder för dig.' },
    ]);
    const { data } = await call('blogs/fetch', { type: 'articles', startAfter: 'skatt' });
    expect(data.results).toMatchObject([{ fieldData: { slug: 'karens' } }]);
    expect(data.nextPageToken).toBeNull();
  });

  it('follows the language of the caller where none is given', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/portal/blogs/fetch',
      payload: { type: 'articles' },
      headers: { 'accept-language': 'en-GB' },
    });
    expect(answer.json().data.results).toMatchObject([
      { language: 'en', fieldData: { name: 'Qualifying period' } },
    ]);
  });
});

describe('blog-item', () => {
  beforeEach(() => importContent(db, content.folder));

  it('has the body, the contents, and the professions and related texts that exist', async () => {
    const { data } = await call('blog-item', { type: 'articles', slug: 'karens', language: 'sv' });
    expect(data).toMatchObject({
      published: '2026-11-01',
      updated: '2026-11-02',
      minutes: 1,
      image: '/share/articles-karens.sv.png',
      contents: [{ id: 'avsnitt-karens', text: 'Karens', level: 2 }],
      roles: ['sjukskoterska'],
      sources: [{ name: 'Avtalet', url: 'https://example.com/avtal' }],
      related: [{ type: 'staffing', fieldData: { slug: 'natt' } }],
    });
    expect(data.fieldData['article-body']).toContain('<a href="/bemanning">mer</a>');
  });

  it.each([
    ['an unknown slug', { type: 'articles', slug: 'finns-inte' }],
    ['another type', { type: 'staffing', slug: 'karens' }],
    ['a language that it is not in', { type: 'articles', slug: 'skatt', language: 'en' }],
  ])('is not found: %s', async (_what, request) => {
    expect(await call('blog-item', request)).toMatchObject({ code: 'not_found' });
  });

  it('does not show a body that is no article’s HTML, and reports it', async () => {
    await db.query(`update content_items set origin = 'cms', body = $1 where slug = 'skatt'`, [
      '<p>x</p><img src=x onerror=alert(1)>',
    ]);
    const answer = await call('blog-item', { type: 'articles', slug: 'skatt' });
    expect(JSON.stringify(answer)).not.toContain('onerror');
    expect(answer).toMatchObject({ code: 'not_found' });
    expect(faults.map(String)).toEqual([expect.stringContaining('articles/skatt.sv')]);
  });
});

describe('/artiklar.atom', () => {
  beforeEach(() => importContent(db, content.folder));

  it('has articles and posts of one language, the latest first', async () => {
    const { body, headers } = await app.inject('/artiklar.atom');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect([...body.matchAll(/<id>([^<]*)</g)].map(([, id]) => id)).toEqual([
      'http://vikari.test/artiklar.atom',
      'http://vikari.test/skatt',
      'http://vikari.test/karens',
      'http://vikari.test/bemanning/natt',
      'http://vikari.test/utvald',
    ]);
    expect(body).toContain('<![CDATA[Att arbeta natt & helg]]>');
    expect(body).toContain('<updated>2026-11-02T12:00:00.000Z</updated>');
  });

  it('is English by its address', async () => {
    const { body } = await app.inject('/artiklar.atom?lang=en');
    expect(body).toContain('http://vikari.test/karens?lang=en');
    expect(body).toContain('Qualifying period');
    expect(body).not.toContain('/skatt');
  });
});
