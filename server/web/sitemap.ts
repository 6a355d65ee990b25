import type { FastifyInstance } from 'fastify';
import { type ContentType, contentPath } from '#domain/content/content';
import type { Language } from '#domain/language';
import { SALARY_PAGES, salaryPath } from '#domain/salaries/salaryPages';
import { APP_LOCATIONS } from '#domain/vocabulary/locations';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import type { JobRepository } from '../jobs/jobs.repository';
import { type Clock, today } from '../lib/clock';

/** Milliseconds that a sitemap is cached. */
const FRESH = 10 * 60_000;
/** The largest number of addresses that the sitemap protocol allows in one file. */
const MAX_ADDRESSES = 50_000;

const url = (address: string, lastModified?: string): string =>
  `<url><loc>${address}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}</url>`;

/** Pages that exist whatever the jobs are. */
function fixedPaths(): string[] {
  const segments = [
    ...WORK_ROLES.map(({ pathId }) => pathId),
    ...APP_LOCATIONS.map(({ key }) => key),
  ];
  return [
    '/',
    '/lediga-jobb',
    '/available-jobs',
    '/lediga-jobb/hogst-timlon',
    '/available-jobs/highest-hourly-rate',
    '/lon-utdelnings-kalkylator',
    '/om-oss',
    '/privacy',
    '/villkor',
    '/rekryteringsverktyg',
    '/priser',
    '/kontakt',
    '/forhandsregistrering',
    '/early-access',
    '/webbkarta',
    '/site-map',
    '/loner',
    ...SALARY_PAGES.map(salaryPath),
    '/bemanning',
    '/bemanning?lang=en',
    '/inblick',
    ...segments.flatMap((segment) => [`/${segment}/lediga-jobb`, `/${segment}/available-jobs`]),
  ];
}

/** What the sitemap says of an article. */
interface ArticleAddress {
  type: ContentType;
  slug: string;
  language: Language;
  /** `YYYY-MM-DD`. */
  updated: string;
}

interface SitemapDeps {
  repository: JobRepository;
  /** Every article in each of its languages. */
  articles(): Promise<ArticleAddress[]>;
  clock: Clock;
  publicUrl: string;
}

const articleUrl = (publicUrl: string, { language, updated, ...item }: ArticleAddress): string =>
  url(`${publicUrl}${contentPath(item)}${language === 'sv' ? '' : `?lang=${language}`}`, updated);

/** The sitemap of every public page: the fixed ones, the landing pages, articles, open jobs. */
async function buildSitemap(deps: SitemapDeps): Promise<string> {
  const { repository, clock, publicUrl } = deps;
  const urls = fixedPaths().map((path) => url(`${publicUrl}${path}`));
  const articles = await deps.articles();
  urls.push(...articles.map((article) => articleUrl(publicUrl, article)));
  for await (const jobs of repository.openJobs(today(clock))) {
    for (const { slug, publishedAt } of jobs) {
      urls.push(url(`${publicUrl}/jobb/${slug}`, publishedAt.slice(0, 10)));
    }
    if (urls.length >= MAX_ADDRESSES) break;
  }
  const body = urls.slice(0, MAX_ADDRESSES).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}</urlset>`;
}

/** `GET /sitemap.xml` and `GET /robots.txt`. */
export function sitemapRoutes(app: FastifyInstance, deps: SitemapDeps): void {
  const { clock, publicUrl } = deps;
  let made: { at: number; sitemap: Promise<string> } | null = null;

  app.get('/sitemap.xml', async (_request, reply) => {
    if (!made || clock.now() - made.at > FRESH) {
      made = { at: clock.now(), sitemap: buildSitemap(deps) };
      made.sitemap.catch(() => {
        made = null;
      });
    }
    return reply.type('application/xml').send(await made.sitemap);
  });

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain')
      .send(
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
