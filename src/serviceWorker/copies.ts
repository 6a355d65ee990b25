import { CACHES, type Store } from './browser';

/** Headers of a copy. */
const MADE_AT = 'x-copied-at';
const TITLE = 'x-copied-title';
const LOOKS = 'x-copied-looks';

const LOOK = /(?:href|src)="(\/assets\/[^"]+\.(?:css|woff2|svg|png|jpg|webp|avif))"/g;
/** With the template in which the server's tags for scripts wait. */
const SCRIPTS = [
  /<template id="[^"]*scripts[^"]*">[\s\S]*?<\/template>/g,
  /<script\b[\s\S]*?<\/script>/g,
  /<link rel="modulepreload"[^>]*>/g,
];

/** A page as it was, without its scripts. */
export interface Copy {
  html: string;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** Of the page, as HTML. */
  title: string;
  headers: Headers;
}

/** Only what the copy itself needs; a length or an encoding would be that of the original body. */
const KEPT_HEADERS = ['content-type', 'content-language', 'content-security-policy'] as const;

/**
 * Stores a page without its scripts, with its style sheets, fonts and pictures. Without scripts the
 * copy cannot act as the live page.
 * @param isWanted asked last: all of it takes a while.
 */
export async function storeCopy(
  store: Store,
  {
    cache,
    url,
    response,
    isWanted = () => true,
  }: { cache: string; url: string; response: Response; isWanted?: () => boolean },
): Promise<void> {
  const page = await response.text();
  const html = SCRIPTS.reduce((text, scripts) => text.replace(scripts, ''), page);
  const looks = [...new Set([...html.matchAll(LOOK)].map(([, path = '']) => path))];
  const headers = new Headers({
    [MADE_AT]: String(store.now()),
    [TITLE]: encodeURIComponent(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    [LOOKS]: looks.join(' '),
  });
  for (const name of KEPT_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // Style sheets first: a copy without them is of little use
  const kept = await store.caches.open(CACHES.looks);
  for (const path of looks) {
    if (!(await kept.match(path))) await kept.add(path);
  }
  const copies = await store.caches.open(cache);
  if (isWanted()) await copies.put(url, new Response(html, { headers }));
}

export async function findCopy(
  { caches }: Pick<Store, 'caches'>,
  cache: string,
  url: string,
): Promise<Copy | null> {
  const stored = await (await caches.open(cache)).match(url);
  return stored ? { ...factsOf(stored), html: await stored.text() } : null;
}

/** All copies of a cache without their texts, the first stored first. */
export async function listCopies(
  { caches }: Pick<Store, 'caches'>,
  cache: string,
): Promise<(Omit<Copy, 'html'> & { url: string })[]> {
  const kept = await caches.open(cache);
  const copies = await Promise.all(
    (await kept.keys()).map(async (request) => {
      const stored = await kept.match(request);
      return stored ? [{ ...factsOf(stored), url: new URL(request.url).pathname }] : [];
    }),
  );
  return copies.flat();
}

/** Deletes style sheets and fonts that no copy uses any more. */
export async function deleteUnusedLooks(store: Pick<Store, 'caches'>): Promise<void> {
  const copies = [
    ...(await listCopies(store, CACHES.offline)),
    ...(await listCopies(store, CACHES.pages)),
  ];
  const used = new Set(copies.flatMap(({ headers }) => headers.get(LOOKS)?.split(' ') ?? []));
  const looks = await store.caches.open(CACHES.looks);
  for (const request of await looks.keys()) {
    if (!used.has(new URL(request.url).pathname)) await looks.delete(request);
  }
}

function factsOf({ headers }: Response): Omit<Copy, 'html'> {
  const title = decodeURIComponent(headers.get(TITLE) ?? '');
  return { headers, title, madeAt: Number(headers.get(MADE_AT)) };
}
