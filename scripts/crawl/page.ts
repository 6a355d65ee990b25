import { load } from 'cheerio';

/** What a crawl reads of one page. Addresses are absolute, without their fragment. */
export interface CrawledPage {
  url: string;
  status: number;
  language: string;
  title: string;
  description: string;
  /** Null where the page names none. */
  canonical: string | null;
  indexed: boolean;
  /** The same page in another language, by its tag. */
  alternates: ReadonlyMap<string, string>;
  links: readonly { url: string; fragment: string }[];
  /** Pictures in the page, and the one that is shown where the page is shared. */
  pictures: readonly string[];
  topHeadings: number;
  /** The ids of its elements. */
  ids: ReadonlySet<string>;
  /** The text of each `application/ld+json`. */
  structuredData: readonly string[];
}

/** A fragment that is no valid encoding is taken as it stands. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** An address without its fragment; null for other schemes than http, as `mailto:`. */
function absolute(href: string, base: string): { url: string; fragment: string } | null {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (!url.protocol.startsWith('http')) return null;
  const fragment = decoded(url.hash.slice(1));
  url.hash = '';
  return { url: url.href, fragment };
}

/** Reads a page's HTML. */
export function readPage(url: string, status: number, html: string): CrawledPage {
  const $ = load(html);
  const attributes = (selector: string, name: string): string[] =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(name) ?? []);
  const addresses = (selector: string, name: string) =>
    attributes(selector, name).flatMap((href) => absolute(href, url) ?? []);
  const alternates = $('link[rel="alternate"][hreflang]')
    .toArray()
    .flatMap((element): [string, string][] => {
      const href = absolute($(element).attr('href') ?? '', url);
      return href ? [[$(element).attr('hreflang') ?? '', href.url]] : [];
    });
  return {
    url,
    status,
    language: $('html').attr('lang') ?? '',
    title: $('head title').text().trim(),
    description: $('meta[name="description"]').attr('content')?.trim() ?? '',
    canonical: addresses('link[rel="canonical"]', 'href')[0]?.url ?? null,
    indexed: !attributes('meta[name="robots"]', 'content').some((one) => one.includes('noindex')),
    alternates: new Map(alternates),
    links: addresses('body a[href]', 'href'),
    pictures: [
      ...addresses('img[src]', 'src'),
      ...addresses('meta[property="og:image"]', 'content'),
    ].map((picture) => picture.url),
    topHeadings: $('h1').length,
    ids: new Set(attributes('[id]', 'id')),
    structuredData: $('script[type="application/ld+json"]')
      .toArray()
      .map((element) => $(element).text()),
  };
}
