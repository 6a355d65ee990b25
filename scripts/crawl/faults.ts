import { type Crawl, pageAddress } from './crawl';
import type { CrawledPage } from './page';
import type { CheckStructuredData } from './structuredData';

export const FAULT_KINDS = [
  'dead link',
  'missing fragment',
  'no title',
  'doubled title',
  'no description',
  'doubled description',
  'main heading',
  'canonical',
  'alternate',
  'broken picture',
  'structured data',
  'out of reach',
  'listed in vain',
] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

/** A fault of a page for a search engine, or for a user who follows a link. */
export interface Fault {
  kind: FaultKind;
  /** The page that has it. */
  page: string;
  detail: string;
}

/** All faults of what was read of a site. */
export async function faultsOf(
  read: Crawl,
  site: string,
  checkStructuredData: CheckStructuredData,
): Promise<Fault[]> {
  const found = [...read.pages.values()].filter(({ status }) => status === 200);
  const indexed = found.filter((page) => page.indexed && isItsOwnCanonical(page));
  const each = await Promise.all(
    found.map(async (page) => [
      ...linkFaults(page, read, site),
      ...headFaults(page, read),
      ...(await checkStructuredData(page.structuredData)).map((detail) =>
        fault('structured data', page, detail),
      ),
    ]),
  );
  return [
    ...each.flat(),
    ...doubles(indexed, 'doubled title', ({ title }) => title),
    ...doubles(indexed, 'doubled description', ({ description }) => description),
    ...sitemapFaults(read, site),
  ];
}

const fault = (kind: FaultKind, { url }: Pick<CrawledPage, 'url'>, detail: string): Fault => ({
  kind,
  page: url,
  detail,
});

/** Whether a page has no canonical address, or is its own. */
function isItsOwnCanonical({ url, canonical }: CrawledPage): boolean {
  return canonical === null || canonical === url;
}

function linkFaults(page: CrawledPage, { pages, files }: Crawl, site: string): Fault[] {
  const faults: Fault[] = [];
  for (const { url, fragment } of page.links) {
    const target = pages.get(pageAddress(url, site) ?? '');
    if (!target) continue;
    if (target.status >= 400) faults.push(fault('dead link', page, `${url} ${target.status}`));
    else if (fragment && target.status === 200 && !target.ids.has(fragment)) {
      faults.push(fault('missing fragment', page, `${url}#${fragment}`));
    }
  }
  for (const url of page.pictures) {
    const { status, type } = files.get(url) ?? { status: 0, type: '' };
    if (status !== 200 || !type.startsWith('image/')) {
      faults.push(fault('broken picture', page, `${url} ${status} ${type}`));
    }
  }
  return faults;
}

function headFaults(page: CrawledPage, { pages }: Crawl): Fault[] {
  const faults: Fault[] = [];
  if (page.title === '') faults.push(fault('no title', page, ''));
  if (page.topHeadings !== 1) {
    faults.push(fault('main heading', page, `${page.topHeadings} of them`));
  }
  if (!page.indexed) return faults;
  if (isItsOwnCanonical(page) && page.description === '') {
    faults.push(fault('no description', page, ''));
  }
  const named = page.canonical === null ? undefined : pages.get(page.canonical);
  if (page.canonical === null) faults.push(fault('canonical', page, 'none'));
  else if (named && (named.status !== 200 || !isItsOwnCanonical(named))) {
    faults.push(fault('canonical', page, `${page.canonical} is not its own`));
  }
  for (const [language, url] of page.alternates) {
    const other = pages.get(url);
    if (!other) continue;
    const back = [...other.alternates.values()];
    if (other.status !== 200 || (page.canonical && !back.includes(page.canonical))) {
      faults.push(fault('alternate', page, `${language} ${url} does not point back`));
    }
  }
  return faults;
}

/** Pages with a text that another page of the same language has; an ad is in one language on both. */
function doubles(
  pages: readonly CrawledPage[],
  kind: FaultKind,
  textOf: (page: CrawledPage) => string,
): Fault[] {
  const first = new Map<string, CrawledPage>();
  return pages.flatMap((page) => {
    const text = textOf(page);
    const key = `${page.language} ${text}`;
    const other = first.get(key);
    if (text === '' || !other) {
      first.set(key, page);
      return [];
    }
    return [fault(kind, page, `${text} (also ${other.url})`)];
  });
}

/** Pages of the sitemap that no page links to, or that cannot be read or indexed. */
function sitemapFaults({ pages, listed, whole }: Crawl, site: string): Fault[] {
  const linked = new Set(
    [...pages.values()].flatMap((page) =>
      [...page.links.map(({ url }) => url), ...page.alternates.values()].map((url) =>
        pageAddress(url, site),
      ),
    ),
  );
  return [...listed].flatMap((url) => {
    const page = pages.get(url);
    if (!page) return whole ? [fault('out of reach', { url }, 'not read')] : [];
    const faults: Fault[] = [];
    if (whole && !linked.has(url)) faults.push(fault('out of reach', page, 'no page links to it'));
    if (page.status !== 200 || !page.indexed || !isItsOwnCanonical(page)) {
      faults.push(fault('listed in vain', page, `${page.status} ${page.canonical ?? ''}`));
    }
    return faults;
  });
}
