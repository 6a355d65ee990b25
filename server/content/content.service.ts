import type { BlogItem, BlogListItem } from '#domain/api/blogs';
import { ApiError } from '#domain/api/errors';
import type { ContentKey, ContentType } from '#domain/content/content';
import { sharePicturePath } from '#domain/content/sharePicture';
import { LANGUAGES, type Language } from '#domain/language';
import { workRoleById } from '#domain/vocabulary/lookup';
import type { SteadyClock } from '../lib/clock';
import { createSharedCache } from '../lib/sharedCache';
import type { Queryable } from '../storage/database';
import { createLastKnown } from '../storage/lastKnown';
import {
  findAddresses,
  findItem,
  findSummaries,
  type StoredItem,
  type StoredSummary,
} from './content.repository';
import { isSafeHtml } from './safeHtml';

/** Milliseconds that a node may lag behind the store. */
const LIFE_MS = 30_000;
/** Bytes of all cached articles together. */
const MAX_WEIGHT = 8 * 1024 * 1024;

/** A page of a list. */
interface BlogPage {
  results: BlogListItem[];
  nextPageToken: string | null;
  total: number;
}

export interface ContentService {
  /** Items of one type, without their bodies. */
  list(
    of: { type: ContentType; language: Language },
    page: { pageLength: number; startAfter: string | null },
  ): Promise<BlogPage>;
  /** Where everything is, for the sitemap. */
  addresses(): ReturnType<typeof findAddresses>;
  /** Reads everything, so that it is there when the store is down. */
  remember(): Promise<void>;
  /** A whole item. @throws ApiError `not_found`. */
  item(key: ContentKey): Promise<BlogItem>;
}

const nameOf = ({ type, slug, language }: ContentKey): string => `${type}/${slug}.${language}`;

function toListItem(stored: StoredSummary): BlogListItem {
  const { type, slug, language, origin, name, summary, featured } = stored;
  const { published, updated, minutes } = stored;
  return {
    ...{ type, language, featured, published, updated, minutes },
    // The build makes one for each file
    image: origin === 'files' ? sharePicturePath(stored) : null,
    fieldData: { slug, name, article: summary },
  };
}

/** The articles and posts of the store, read from memory for a while. */
export function createContentService({
  db,
  clock,
  onError,
}: {
  db: Queryable;
  clock: SteadyClock;
  onError(error: unknown): void;
}): ContentService {
  const cacheOf = <Value>() =>
    createSharedCache<Value>({ lifeMs: LIFE_MS, maxWeight: MAX_WEIGHT, clock });
  const lists = cacheOf<StoredSummary[]>();
  const items = cacheOf<StoredItem>();
  const knownLists = createLastKnown<StoredSummary[]>({
    maxWeight: MAX_WEIGHT,
    weigh: (list) => JSON.stringify(list).length,
  });
  const knownItems = createLastKnown<StoredItem>({
    maxWeight: MAX_WEIGHT,
    weigh: ({ body }) => body.length + 1,
  });

  const summariesIn = (language: Language): Promise<StoredSummary[]> =>
    lists.get(language, async () => {
      const value = await knownLists.read(language, () => findSummaries(db, language));
      return { value, weight: JSON.stringify(value).length };
    });

  const notFound = () => new ApiError('not_found', 'There is no such article.');

  /** The stored item; what is no article's HTML is not shown. */
  async function readItem(key: ContentKey): Promise<StoredItem> {
    const stored = await findItem(db, key);
    if (!stored) throw notFound();
    if (isSafeHtml(stored.body)) return stored;
    onError(new Error(`The stored ${key.type}/${key.slug}.${key.language} has other HTML.`));
    throw notFound();
  }

  const service: ContentService = {
    addresses: () => findAddresses(db),

    async remember() {
      for (const language of LANGUAGES) {
        for (const { type, slug } of await summariesIn(language)) {
          await service.item({ type, slug, language });
        }
      }
    },

    async list({ type, language }, { pageLength, startAfter }) {
      const all = (await summariesIn(language)).filter((item) => item.type === type);
      const last = startAfter === null ? -1 : all.findIndex(({ slug }) => slug === startAfter);
      // After an item that is gone there is no telling what was shown
      const start = startAfter !== null && last < 0 ? all.length : last + 1;
      const shown = all.slice(start, start + pageLength);
      return {
        results: shown.map(toListItem),
        nextPageToken: start + pageLength < all.length ? (shown.at(-1)?.slug ?? null) : null,
        total: all.length,
      };
    },

    async item(key) {
      const { type, slug, language } = key;
      const summaries = await summariesIn(language);
      // Addresses without an article reach the database rarely
      if (!summaries.some((one) => one.type === type && one.slug === slug)) throw notFound();
      const stored = await items.get(nameOf(key), async () => {
        const value = await knownItems.read(nameOf(key), () => readItem(key));
        return { value, weight: value.body.length };
      });
      const { contents, roles, related, sources } = stored.data;
      const listed = toListItem(stored);
      return {
        ...listed,
        fieldData: { ...listed.fieldData, 'article-body': stored.body },
        // A search for a profession that is not known would be refused
        roles: roles.filter((id) => workRoleById(id) !== undefined),
        ...{ contents, sources },
        related: related.flatMap((wanted) => {
          const found = summaries.find((one) => one.slug === wanted);
          return found ? [toListItem(found)] : [];
        }),
      };
    },
  };
  return service;
}
