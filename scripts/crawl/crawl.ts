import { setTimeout as wait } from 'node:timers/promises';
import { load } from 'cheerio';
import { type CrawledPage, readPage } from './page';

/** How much of a site is read. */
export interface CrawlOptions {
  /** The most pages of one kind, as job pages; without it all. */
  perKind?: number;
  onPage?: (page: CrawledPage) => void;
}

/** What was read of a site. */
export interface Crawl {
  /** By address. */
  pages: ReadonlyMap<string, CrawledPage>;
  /** The addresses in its sitemaps. */
  listed: ReadonlySet<string>;
  /** The status of each picture, and of each linked address that is no page. */
  files: ReadonlyMap<string, { status: number; type: string }>;
  /** Whether every page was read. */
  whole: boolean;
  cost: CrawlCost;
}

/** What the crawl has asked of the site. */
interface CrawlCost {
  requests: number;
  /** Of pages and sitemaps, unpacked. */
  bytes: number;
  /** Seconds that the site's limit has held its calls back, of all that run at once together. */
  held: number;
}

const AT_ONCE = 8;
/** Seconds before a limited call is made again, where the server names none. */
const PAUSE = 5;
/** The only parameter whose values are separate pages; others filter a list. */
const PAGE_PARAMETER = 'lang';
/** Addresses that are no pages of the site: endpoints, and the demo run's pages. */
const NO_PAGES = /^\/(?:api|demo|simulator|calendar)(?:\/|$)/u;
/** Kinds of pages of which there are many, by their paths. */
const KINDS: readonly RegExp[] = [
  /^\/jobb\//u,
  /^\/[^/]+\/[^/]+\/(?:lediga-jobb|available-jobs)$/u,
  /^\/[^/]+\/(?:lediga-jobb|available-jobs)$/u,
  /^\/loner\//u,
  /^\/bemanning\//u,
];

/** The address of the page that a link leads to; null when it is no page of the site. */
export function pageAddress(href: string, site: string): string | null {
  const url = new URL(href);
  if (url.origin !== site || NO_PAGES.test(url.pathname)) return null;
  const language = url.searchParams.get(PAGE_PARAMETER);
  return `${site}${url.pathname}${language === null ? '' : `?${PAGE_PARAMETER}=${language}`}`;
}

const kindOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  const kind = KINDS.findIndex((pattern) => pattern.test(pathname));
  return `${kind === -1 ? pathname : kind} ${search}`;
};

/** A site that accepts a call and says nothing for so long is not there. */
const PATIENCE = 60_000;

/** @throws Error that names the address when nothing answers there. */
async function answerOf(cost: CrawlCost, url: string, method = 'GET'): Promise<Response> {
  for (;;) {
    cost.requests += 1;
    const answer = await fetch(url, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      redirect: 'manual',
      headers: { 'accept-language': 'sv' },
    }).catch((error: unknown) => {
      const { message, code } = Object(Object(error).cause ?? error);
      throw new Error(
        `${url} does not answer (${code || message}). Is the site running at this address?`,
      );
    });
    if (answer.status !== 429) return answer;
    await answer.body?.cancel();
    const seconds = Number(answer.headers.get('retry-after') ?? PAUSE);
    cost.held += seconds;
    await wait(1000 * seconds);
  }
}

async function textOf(cost: CrawlCost, answer: Response): Promise<string> {
  const text = await answer.text();
  cost.bytes += Buffer.byteLength(text);
  return text;
}

/** The addresses of a sitemap; an index names others. */
async function addressesOf(cost: CrawlCost, sitemap: string): Promise<string[]> {
  const answer = await answerOf(cost, sitemap);
  if (!answer.ok) throw new Error(`${sitemap} answers ${answer.status}.`);
  const $ = load(await textOf(cost, answer), { xml: true });
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text().trim());
  const own = texts('url > loc');
  for (const part of texts('sitemap > loc')) own.push(...(await addressesOf(cost, part)));
  return own;
}

/** Runs work once on every item, a few at a time; work may add items. */
async function forEach<Item>(items: Set<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const begun = new Set<Item>();
  const worker = async (): Promise<void> => {
    for (const item of items) {
      if (begun.has(item)) continue;
      begun.add(item);
      await work(item);
    }
  };
  // A worker that finds nothing more ends, though the others may still add items
  while (begun.size < items.size) await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * Reads a site as a search engine does: from its start page, its sitemaps and the links between
 * pages.
 *
 * @param site - its origin, as `http://localhost:3000`.
 */
export async function crawl(site: string, options: CrawlOptions = {}): Promise<Crawl> {
  const { perKind = Number.POSITIVE_INFINITY, onPage = () => undefined } = options;
  const pages = new Map<string, CrawledPage>();
  const cost: CrawlCost = { requests: 0, bytes: 0, held: 0 };
  const listed = new Set(await addressesOf(cost, `${site}/sitemap.xml`));
  const taken = new Map<string, number>();
  const chosen = new Set<string>();
  let whole = true;
  const choose = (address: string | null): void => {
    if (address === null || chosen.has(address)) return;
    const kind = kindOf(address);
    const count = taken.get(kind) ?? 0;
    if (count >= perKind) {
      whole = false;
      return;
    }
    taken.set(kind, count + 1);
    chosen.add(address);
  };
  choose(`${site}/`);
  // A sample has the pages that are linked first, so that it has links between its pages
  const readAll = () =>
    forEach(chosen, async (address) => {
      if (pages.has(address)) return;
      const answer = await answerOf(cost, address);
      const page = readPage(address, answer.status, await textOf(cost, answer));
      pages.set(address, page);
      onPage(page);
      for (const { url } of page.links) choose(pageAddress(url, site));
      for (const url of page.alternates.values()) choose(pageAddress(url, site));
    });
  await readAll();
  for (const address of listed) choose(pageAddress(address, site));
  await readAll();
  return { pages, listed, files: await checkFiles(cost, pages), whole, cost };
}

async function checkFiles(
  cost: CrawlCost,
  pages: ReadonlyMap<string, CrawledPage>,
): Promise<Crawl['files']> {
  const files = new Map<string, { status: number; type: string }>();
  const pictures = new Set([...pages.values()].flatMap((page) => page.pictures));
  await forEach(pictures, async (url) => {
    const answer = await answerOf(cost, url, 'HEAD').catch(() => null);
    const type = answer?.headers.get('content-type') ?? '';
    files.set(url, { status: answer?.status ?? 0, type });
  });
  return files;
}
