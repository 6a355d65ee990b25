import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#domain/api/errors';
import { readyBody, sendReady } from '../http/readyBody';
import type { JobIndex } from '../jobs/jobIndex';
import { isWhole, type StoredJobs } from '../jobs/storedJobs';
import { type Clock, today } from '../lib/clock';
import { type ArticleAddress, type SitemapFile, sitemapFiles, sitemapIndex } from './sitemapFiles';

/** Milliseconds that a sitemap is cached. */
const FRESH = 10 * 60_000;

interface SitemapDeps {
  /** Of twins, only the one that lists show is in the sitemap. */
  index: Pick<JobIndex, 'listedFor'>;
  repository: StoredJobs;
  /** Every article in each of its languages. */
  articles(): Promise<ArticleAddress[]>;
  clock: Clock;
  publicUrl: string;
}

async function readFiles(deps: SitemapDeps): Promise<Map<string, SitemapFile>> {
  const { index, repository, clock, publicUrl } = deps;
  const jobs: { slug: string; publishedAt: string }[] = [];
  for await (const some of repository.openJobs(today(clock))) {
    // What the index has set aside has no page to point to
    const listed = some
      .map(({ job }) => job)
      .filter((job) => isWhole(job) && index.listedFor(job.id) === job.id);
    jobs.push(...listed.map(({ slug, publishedAt }) => ({ slug, publishedAt })));
  }
  return sitemapFiles({ jobs, articles: await deps.articles() }, publicUrl);
}

/** `GET /sitemap.xml`, its files `GET /sitemaps/{name}.xml`, and `GET /robots.txt`. */
export function sitemapRoutes(app: FastifyInstance, deps: SitemapDeps): void {
  const { clock, publicUrl } = deps;
  let made: { at: number; files: Promise<Map<string, SitemapFile>> } | null = null;

  function currentFiles(): Promise<Map<string, SitemapFile>> {
    if (!made || clock.now() - made.at > FRESH) {
      made = { at: clock.now(), files: readFiles(deps) };
      made.files.catch(() => {
        made = null;
      });
    }
    return made.files;
  }

  const send = (request: FastifyRequest, reply: FastifyReply, type: string, text: string) =>
    sendReady(request, reply.type(type), readyBody(text));

  app.get('/sitemap.xml', async (request, reply) =>
    send(request, reply, 'application/xml', sitemapIndex(await currentFiles(), publicUrl)),
  );

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const { params } = request;
    const name = params.file.endsWith('.xml') ? params.file.slice(0, -'.xml'.length) : '';
    const file = (await currentFiles()).get(name);
    if (!file) throw new ApiError('not_found', 'No such sitemap.');
    return send(request, reply, 'application/xml', file.xml);
  });

  app.get('/robots.txt', async (request, reply) =>
    send(
      request,
      reply,
      'text/plain',
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
  );
}
