import type { ContentKey } from '#domain/content/content';
import { sha256 } from '../lib/sha256';
import type { Database } from '../storage/database';
import { deleteFileItem, findHashes, type StoredItem, saveFileItem } from './content.repository';
import { type ContentFile, readContentFiles } from './contentFiles';
import { isSafeHtml } from './safeHtml';

/** How the HTML is made; another number has every item made again. */
const FORMAT = 1;

const nameOf = ({ type, slug, language }: ContentKey): string => `${type}/${slug}.${language}`;
const hashOf = ({ source }: ContentFile): string => sha256(`${FORMAT}\n${source}`);

/** What an import changed. */
export interface ContentImport {
  written: number;
  deleted: number;
  /** Files that are no article; what the store has of them stays. */
  faults: Error[];
}

/** The item of a file. The Markdown libraries are loaded only where a file has changed. */
async function itemOf(file: ContentFile): Promise<Omit<StoredItem, 'origin'>> {
  const [{ parseFile }, { toArticleHtml }] = await Promise.all([
    import('./frontMatter'),
    import('./articleHtml'),
  ]);
  const { front, body } = parseFile(file.source);
  const { html, contents, minutes } = toArticleHtml(body, file.language);
  if (!isSafeHtml(html)) throw new Error('its HTML is not what articles have');
  const { type, slug, language } = file;
  const { title: name, description: summary, featured, published, updated } = front;
  const { roles, related, sources } = front;
  return {
    ...{ type, slug, language, name, summary, body: html, featured, published, updated, minutes },
    data: { contents, roles, related, sources },
  };
}

type NewItem = Omit<StoredItem, 'origin'> & { hash: string };

/** The item, or what is wrong with its file. */
async function itemOrFault(file: ContentFile): Promise<NewItem | Error> {
  try {
    return { ...(await itemOf(file)), hash: hashOf(file) };
  } catch (error) {
    return new Error(`content/${file.path}: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Brings the store to what the files of `folder` say, in one transaction: unchanged files are
 * skipped, and an item whose file is gone is deleted if it came from a file. Two nodes at once end
 * with the same rows.
 */
export async function importContent(db: Database, folder: string): Promise<ContentImport> {
  const files = await readContentFiles(folder);
  const known = new Map((await findHashes(db)).map((row) => [nameOf(row), row]));
  const changed = files.filter((file) => {
    const row = known.get(nameOf(file));
    return row?.origin !== 'cms' && row?.hash !== hashOf(file);
  });
  const read = await Promise.all(changed.map(itemOrFault));
  const items = read.filter((one): one is NewItem => !(one instanceof Error));
  const present = new Set(files.map(nameOf));
  const gone = [...known.values()].filter(
    (row) => row.origin === 'files' && !present.has(nameOf(row)),
  );
  if (items.length > 0 || gone.length > 0) {
    await db.transaction(
      async (tx) => {
        for (const item of items) await saveFileItem(tx, item);
        for (const row of gone) await deleteFileItem(tx, row);
      },
      // Each statement decides by its own row, so nodes that start together only wait
      { isolation: 'read committed' },
    );
  }
  const faults = read.filter((one) => one instanceof Error);
  return { written: items.length, deleted: gone.length, faults };
}
