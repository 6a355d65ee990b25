import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#domain/api/errors';
import { type ReadyBody, readyBody, sendReady } from '../http/readyBody';
import type { JobIndex } from '../jobs/jobIndex';
import { type Clock, today } from '../lib/clock';
import { HOUR, MINUTE } from '../lib/time';
import {
  type ArticleAddress,
  type OpenJob,
  type SitemapFile,
  sitemapFiles,
  sitemapIndex,
} from './sitemapFiles';
import type { SitemapKeeper, WrittenSitemap } from './sitemapKeeper';

/** Milliseconds that a sitemap is cached. */
const FRESH = 10 * MINUTE;
/** One that is not older is shown while another is made: that takes seconds of a busy node. */
const SHOWN = 6 * HOUR;

interface SitemapDeps {
  /** What it keeps of each job is enough; of twins it lists one. */
  index: Pick<JobIndex, 'listed'>;
  /** Every article in each of its languages. */
  articles(): Promise<ArticleAddress[]>;
  clock: Clock;
  publicUrl: string;
  /** Where it is kept over a start; absent: nowhere. */
  keeper?: SitemapKeeper | undefined;
  /** Called when it cannot be kept, or not be made while another is shown. */
  onError(error: unknown): void;
}

interface Made {
  /** Milliseconds since the epoch. */
  at: number;
  index: ReadyBody;
  files: Map<string, ReadyBody>;
}

/** Made in slices, between which others are served. */
async function make(deps: SitemapDeps): Promise<WrittenSitemap> {
  const { index, clock, publicUrl } = deps;
  const madeAt = clock.now();
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
  return { madeAt, files: written };
}

function ready({ madeAt, files }: WrittenSitemap, publicUrl: string): Made {
  return {
    at: madeAt,
    index: readyBody(sitemapIndex(files, publicUrl)),
    files: new Map([...files].map(([name, { xml }]) => [name, readyBody(xml)] as const)),
  };
}

/** `GET /sitemap.xml`, its files `GET /sitemaps/{name}.xml`, and `GET /robots.txt`. */
export function sitemapRoutes(app: FastifyInstance, deps: SitemapDeps): void {
  const { clock, publicUrl, keeper, onError } = deps;
  let shown: Made | null = null;
  let reading: Promise<void> | null = null;
  let making: Promise<Made> | null = null;

  async function readKept(): Promise<void> {
    const kept = await keeper?.read().catch(onError);
    if (kept) shown = ready(kept, publicUrl);
  }

  async function makeAnew(): Promise<Made> {
    try {
      const written = await make(deps);
      shown = ready(written, publicUrl);
      keeper?.write(written).catch(onError);
      return shown;
    } finally {
      making = null;
    }
  }

  async function current(): Promise<Made> {
    reading ??= readKept();
    await reading;
    const age = shown ? Math.abs(clock.now() - shown.at) : Number.POSITIVE_INFINITY;
    if (shown && age <= FRESH) return shown;
    making ??= makeAnew();
    if (!shown || age > SHOWN) return making;
    making.catch((error: unknown) => {
      // Such as that jobs are being read in
      if (!(error instanceof ApiError)) onError(error);
    });
    return shown;
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
