import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#domain/api/errors';
import { type ReadyBody, readyBody, sendReady } from '../http/readyBody';
import type { JobIndex } from '../jobs/jobIndex';
import { type Clock, today } from '../lib/clock';
import {
  type ArticleAddress,
  type OpenJob,
  type SitemapFile,
  sitemapFiles,
  sitemapIndex,
} from './sitemapFiles';

/** Milliseconds that a sitemap is cached. */
const FRESH = 10 * 60_000;

interface SitemapDeps {
  /** What it keeps of each job is enough; of twins it lists one. */
  index: Pick<JobIndex, 'listed'>;
  /** Every article in each of its languages. */
  articles(): Promise<ArticleAddress[]>;
  clock: Clock;
  publicUrl: string;
}

interface Made {
  index: ReadyBody;
  files: Map<string, ReadyBody>;
}

/** Made in slices, between which others are served. */
async function make(deps: SitemapDeps): Promise<Made> {
  const { index, clock, publicUrl } = deps;
  const articles = await deps.articles();
  const jobs: OpenJob[] = [];
  for (const slice of index.listed(today(clock))) {
    jobs.push(...slice.map(({ slug, publishedAt }) => ({ slug, publishedAt })));
    await nextTurn();
  }
  const written = new Map<string, SitemapFile>();
  for (const [name, write] of sitemapFiles({ jobs, articles }, publicUrl)) {
    written.set(name, await write(nextTurn));
  }
  const files = [...written].map(([name, { xml }]) => [name, readyBody(xml)] as const);
  return { index: readyBody(sitemapIndex(written, publicUrl)), files: new Map(files) };
}

/** `GET /sitemap.xml`, its files `GET /sitemaps/{name}.xml`, and `GET /robots.txt`. */
export function sitemapRoutes(app: FastifyInstance, deps: SitemapDeps): void {
  const { clock, publicUrl } = deps;
  let kept: { at: number; made: Promise<Made> } | null = null;

  function current(): Promise<Made> {
    if (!kept || clock.now() - kept.at > FRESH) {
      kept = { at: clock.now(), made: make(deps) };
      kept.made.catch(() => {
        kept = null;
      });
    }
    return kept.made;
  }

  const send = (request: FastifyRequest, reply: FastifyReply, type: string, body: ReadyBody) =>
    sendReady(request, reply.type(type), body);

  app.get('/sitemap.xml', async (request, reply) =>
    send(request, reply, 'application/xml', (await current()).index),
  );

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const { params } = request;
    const name = params.file.endsWith('.xml') ? params.file.slice(0, -'.xml'.length) : '';
    const file = (await current()).files.get(name);
    if (!file) throw new ApiError('not_found', 'No such sitemap.');
    return send(request, reply, 'application/xml', file);
  });

  app.get('/robots.txt', async (request, reply) =>
    send(
      request,
      reply,
      'text/plain',
      readyBody(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /auth/',
          'Disallow: /calendar/',
          'Disallow: /simulator/',
          'Disallow: /candidate/',
          'Disallow: /account',
          'Disallow: /job-applications',
          'Disallow: /messages',
          `Sitemap: ${publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
    ),
  );
}
