import type { Language } from '#domain/language';
import { type ReadyBody, readyBody } from '../http/readyBody';
import type { SteadyClock } from '../lib/clock';
import { createSharedCache } from '../lib/sharedCache';
import type { ReadingOnly } from './pageRenderer';

/** Milliseconds: how far a cached page may lag behind the data. */
const LIFE_MS = 3_000;
/** Bytes of all cached pages together, their encodings included. */
const MAX_WEIGHT = 32 * 1024 * 1024;
/**
 * The statuses of pages that are the same for every visitor; redirects and errors are not cached.
 */
const KEPT_STATUSES: ReadonlySet<number> = new Set([200, 404, 410]);

/** The address that a page redirects its visitor to. */
export interface Redirect {
  status: number;
  redirect: string;
}

/** A whole page with its HTML as text, or prepared to be sent many times. */
export interface FinishedPage<Body = string> {
  status: number;
  body: Body;
  /** For its content security policy. */
  styleHashes: readonly string[];
  /** It shows what a link's secret opens, as it is now. */
  ofLink?: boolean;
}

/** The key of a cached page. */
export interface PageAddress {
  /** Path and query, as requested. */
  url: string;
  language: Language;
  /** `YYYY-MM-DD`: a page that was made before midnight is not used the next day. */
  today: string;
  /** The store is down. */
  readingOnly?: ReadingOnly;
}

/** Pages rendered without a session, each made once in a few seconds for any number of requests. */
export interface PageCache {
  /** The cached page, or what `make` renders without a session and without setting anything. */
  get(
    address: PageAddress,
    make: () => Promise<Redirect | FinishedPage>,
  ): Promise<Redirect | FinishedPage<ReadyBody>>;
}

const keyOf = (readingOnly?: ReadingOnly): string =>
  readingOnly ? `${readingOnly.since}${readingOnly.signedIn ? '*' : ''}` : '';

/** A cache in this process, bounded; other nodes have their own. */
export function createPageCache(clock: SteadyClock, maxWeight = MAX_WEIGHT): PageCache {
  const pages = createSharedCache<Redirect | FinishedPage<ReadyBody>>({
    lifeMs: LIFE_MS,
    maxWeight,
    clock,
  });
  return {
    get: ({ url, language, today, readingOnly }, make) =>
      pages.get(`${language} ${today} ${keyOf(readingOnly)} ${url}`, async () => {
        const page = await make();
        if ('redirect' in page) return { value: page, weight: null };
        const body = readyBody(page.body);
        return {
          value: { ...page, body },
          weight: KEPT_STATUSES.has(page.status) && !page.ofLink ? body.weight : null,
        };
      }),
  };
}
