import { type ContentType, contentPath } from '#domain/content/content';
import { LANGUAGES, type Language } from '#domain/language';
import { SALARY_PAGES, salaryPath } from '#domain/salaries/salaryPages';
import { APP_LOCATIONS } from '#domain/vocabulary/locations';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';

/** The largest number of addresses that the sitemap protocol allows in one file. */
const MAX_ADDRESSES = 50_000;

/** A page in both languages, each by its path. */
type Page = Readonly<Record<Language, string>>;

/** What a sitemap says of one page. */
interface Entry {
  path: string;
  /** The same page in each language; null: only this address is listed. */
  page: Page | null;
  /** `YYYY-MM-DD`; null where it is unknown. */
  updated: string | null;
}

/** What the sitemap says of an article. */
export interface ArticleAddress {
  type: ContentType;
  slug: string;
  language: Language;
  /** `YYYY-MM-DD`. */
  updated: string;
}

/** A page whose path is the same in both languages. */
const samePath = (path: string): Page => ({ sv: path, en: `${path}?lang=en` });

const inBoth = (page: Page): Entry[] =>
  LANGUAGES.map((language) => ({ path: page[language], page, updated: null }));

/** Pages that exist whatever the jobs are, without those about professions, places and pay. */
const FIXED: readonly Page[] = [
  { sv: '/lediga-jobb', en: '/available-jobs' },
  { sv: '/lediga-jobb/hogst-timlon', en: '/available-jobs/highest-hourly-rate' },
  { sv: '/forhandsregistrering', en: '/early-access' },
  { sv: '/tillganglighet', en: '/accessibility' },
  { sv: '/webbkarta', en: '/site-map' },
  ...[
    '/',
    '/lon-utdelnings-kalkylator',
    '/bemanning',
    '/inblick',
    '/om-oss',
    '/privacy',
    '/villkor',
    '/rekryteringsverktyg',
    '/priser',
    '/kontakt',
  ].map(samePath),
];

const landing = (segment: string): Page => ({
  sv: `/${segment}/lediga-jobb`,
  en: `/${segment}/available-jobs`,
});

function articleEntry({ language, updated, ...item }: ArticleAddress): Entry {
  const page = samePath(contentPath(item));
  return { path: page[language], page, updated };
}

function urlElement({ path, page, updated }: Entry, publicUrl: string): string {
  const alternates = LANGUAGES.map((language) =>
    page === null
      ? ''
      : `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${page[language]}"/>`,
  );
  const modified = updated === null ? '' : `<lastmod>${updated}</lastmod>`;
  return `<url><loc>${publicUrl}${path}</loc>${modified}${alternates.join('')}</url>`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** One file of the sitemap. */
export interface SitemapFile {
  xml: string;
  /** The latest of its pages' days; null where it is unknown. */
  updated: string | null;
}

/** Entries that are written at once; a millisecond or two. */
const AT_ONCE = 2000;

/** Writes a file; `pause` is called between its steps, so that others are served. */
export type WriteFile = (pause: () => Promise<unknown>) => Promise<SitemapFile>;

const writerOf =
  (entries: readonly Entry[], publicUrl: string): WriteFile =>
  async (pause) => {
    let urls = '';
    let updated: string | null = null;
    for (let from = 0; from < entries.length; from += AT_ONCE) {
      for (const entry of entries.slice(from, from + AT_ONCE)) {
        urls += urlElement(entry, publicUrl);
        if (entry.updated !== null && entry.updated > (updated ?? '')) updated = entry.updated;
      }
      await pause();
    }
    const head = `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
    return { xml: `${head}${urls}</urlset>`, updated };
  };

/** A job as its list gives it. */
export interface OpenJob {
  slug: string;
  publishedAt: string;
}

/** How the sitemap's files are written, by name, one for each kind of page; as many of jobs as they need. */
export function sitemapFiles(
  { jobs, articles }: { jobs: readonly OpenJob[]; articles: readonly ArticleAddress[] },
  publicUrl: string,
): Map<string, WriteFile> {
  const segments = [
    ...WORK_ROLES.map(({ pathId }) => pathId),
    ...APP_LOCATIONS.map(({ key }) => key),
  ];
  const kinds: [name: string, entries: Entry[]][] = [
    ['pages', FIXED.flatMap(inBoth)],
    ['professions-and-places', segments.map(landing).flatMap(inBoth)],
    ['salaries', ['/loner', ...SALARY_PAGES.map(salaryPath)].map(samePath).flatMap(inBoth)],
    ['articles', articles.map(articleEntry)],
  ];
  for (let from = 0; from < jobs.length; from += MAX_ADDRESSES) {
    const entries = jobs.slice(from, from + MAX_ADDRESSES).map(({ slug, publishedAt }) => ({
      path: `/jobb/${slug}`,
      page: null,
      updated: publishedAt.slice(0, 10),
    }));
    kinds.push([`jobs-${from / MAX_ADDRESSES + 1}`, entries]);
  }
  return new Map(
    kinds
      .filter(([, entries]) => entries.length > 0)
      .map(([name, entries]) => [name, writerOf(entries, publicUrl)]),
  );
}

/** The index that names the files. */
export function sitemapIndex(files: ReadonlyMap<string, SitemapFile>, publicUrl: string): string {
  const parts = [...files].map(([name, { updated }]) => {
    const modified = updated === null ? '' : `<lastmod>${updated}</lastmod>`;
    return `<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc>${modified}</sitemap>`;
  });
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">${parts.join('')}</sitemapindex>`;
}
