import type { BlogHeading } from '#domain/api/blogs';
import type { ContentKey, ContentType } from '#domain/content/content';
import type { Language } from '#domain/language';
import { json, type Queryable } from '../storage/database';

/** Where an item was written: the repository's files, or a content management system. */
export type ContentOrigin = 'files' | 'cms';

/** What a list shows of an item. */
export interface StoredSummary extends ContentKey {
  origin: ContentOrigin;
  name: string;
  summary: string;
  featured: boolean;
  /** `YYYY-MM-DD`. */
  published: string;
  updated: string;
  minutes: number;
}

/** An item as stored. */
export interface StoredItem extends StoredSummary {
  /** Sanitised HTML. */
  body: string;
  data: {
    contents: BlogHeading[];
    roles: string[];
    related: string[];
    sources: { name: string; url: string }[];
  };
}

const SUMMARY = `type, slug, language, origin, name, summary, featured, minutes,
  published_on::text as published, updated_on::text as updated`;

/** Every item of a language: the featured ones first, then the latest. */
export function findSummaries(db: Queryable, language: Language): Promise<StoredSummary[]> {
  return db.query<StoredSummary>(
    `select ${SUMMARY} from content_items where language = $1
     order by featured desc, published_on desc, slug collate "C"`,
    [language],
  );
}

/** One item; null where there is none. */
export async function findItem(
  db: Queryable,
  { type, slug, language }: ContentKey,
): Promise<StoredItem | null> {
  const [row] = await db.query<StoredItem>(
    `select ${SUMMARY}, body, data from content_items
     where type = $1 and slug = $2 and language = $3`,
    [type, slug, language],
  );
  return row ?? null;
}

/** Path and last change of every item, for the sitemap. */
export function findAddresses(
  db: Queryable,
): Promise<{ type: ContentType; slug: string; language: Language; updated: string }[]> {
  return db.query(
    `select type, slug, language, updated_on::text as updated from content_items
     order by type, slug collate "C", language desc`,
  );
}

/** What decides whether an item of the files must be written again. */
export async function findHashes(
  db: Queryable,
): Promise<(ContentKey & { origin: ContentOrigin; hash: string })[]> {
  return db.query('select type, slug, language, origin, content_hash as hash from content_items');
}

/** Inserts an item of the files, or replaces it; one of another origin stays as it is. */
export async function saveFileItem(
  tx: Queryable,
  item: Omit<StoredItem, 'origin'> & { hash: string },
): Promise<void> {
  await tx.query(
    `insert into content_items (type, slug, language, origin, name, summary, body, featured,
       published_on, updated_on, minutes, data, content_hash)
     values ($1, $2, $3, 'files', $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (type, slug, language) do update set
       name = excluded.name, summary = excluded.summary, body = excluded.body,
       featured = excluded.featured, published_on = excluded.published_on,
       updated_on = excluded.updated_on, minutes = excluded.minutes, data = excluded.data,
       content_hash = excluded.content_hash
     where content_items.origin = 'files'
       and content_items.content_hash is distinct from excluded.content_hash`,
    [
      item.type,
      item.slug,
      item.language,
      item.name,
      item.summary,
      item.body,
      item.featured,
      item.published,
      item.updated,
      item.minutes,
      json(item.data),
      item.hash,
    ],
  );
}

/** Deletes an item that came from the files. */
export async function deleteFileItem(
  tx: Queryable,
  { type, slug, language }: ContentKey,
): Promise<void> {
  await tx.query(
    `delete from content_items
     where type = $1 and slug = $2 and language = $3 and origin = 'files'`,
    [type, slug, language],
  );
}
