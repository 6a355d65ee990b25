import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTENT_TYPES, type ContentKey } from '#domain/content/content';
import { LANGUAGES } from '#domain/language';

/** `content/` of the repository, as seen from the sources and from the bundle. */
export const CONTENT_FOLDER = fileURLToPath(new URL('../../content/', import.meta.url));

/** One text with its front matter, as in its file. */
export interface ContentFile extends ContentKey {
  /** Below the folder: `articles/ditt-forsta-uppdrag.sv.md`. */
  path: string;
  source: string;
}

const NAME = new RegExp(`^(.+)\\.(${LANGUAGES.join('|')})\\.md$`);

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Every text in the folder. @throws Error naming a file whose name is not `<slug>.<sv|en>.md`. */
export async function readContentFiles(folder: string): Promise<ContentFile[]> {
  const files: ContentFile[] = [];
  for (const type of CONTENT_TYPES) {
    for (const name of await namesIn(join(folder, type))) {
      const path = `${type}/${name}`;
      const [, slug, tag] = NAME.exec(name) ?? [];
      const language = LANGUAGES.find((known) => known === tag);
      if (!slug || !language) throw new Error(`${path} must be named <slug>.<sv|en>.md`);
      files.push({
        type,
        slug,
        language,
        path,
        source: await readFile(join(folder, path), 'utf8'),
      });
    }
  }
  return files;
}
