import type { Language } from '#domain/language';
import { type ReadyBody, readyBody } from '../http/readyBody';
import type { SteadyClock } from '../lib/clock';
import { createSharedCache } from '../lib/sharedCache';

/** Milliseconds: how far an anonymous page may lag behind the data. */
const LIFE_MS = 3_000;
/** Bytes of all kept pages together, their encodings included. */
const MAX_WEIGHT = 32 * 1024 * 1024;
/** What reads the same for every visitor; redirects and faults are made anew each time. */
const KEPT_STATUSES: ReadonlySet<number> = new Set([200, 404, 410]);

/** Where a page sends its visitor instead. */
export interface Redirect {
  status: number;
  redirect: string;
}

/** A whole page with its HTML as text, or made ready to be sent many times. */
export interface FinishedPage<Body = string> {
  status: number;
  body: Body;
}

/** What makes one anonymous page different from another. */
export interface PageAddress {
  /** Path and query, as asked for. */
  url: string;
  language: Language;
  /** `YYYY-MM-DD`: a page that was made before midnight ends with its day. */
  today: string;
}

/** Anonymous pages, each made once in a few seconds however many ask. */
export interface PageCache {
  /** The kept page, or what `make` renders for a visitor without a session or anything set. */
  get(
    address: PageAddress,
    make: () => Promise<Redirect | FinishedPage>,
  ): Promise<Redirect | FinishedPage<ReadyBody>>;
}

/** A cache in this process, bounded; other nodes have their own. */
export function createPageCache(clock: SteadyClock, maxWeight = MAX_WEIGHT): PageCache {
  const pages = createSharedCache<Redirect | FinishedPage<ReadyBody>>({
    lifeMs: LIFE_MS,
    maxWeight,
    clock,
  });
  return {
    get: ({ url, language, today }, make) =>
      pages.get(`${language} ${today} ${url}`, async () => {
        const page = await make();
        if ('redirect' in page) return { value: page, weight: null };
        const body = readyBody(page.body);
        return {
          value: { status: page.status, body },
          weight: KEPT_STATUSES.has(page.status) ? body.weight : null,
        };
      }),
  };
}
