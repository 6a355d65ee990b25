import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The kit's folder, with a slash at the end. */
export const KIT = fileURLToPath(new URL('../../ui-kit/', import.meta.url));

/**
 * What others may import, as a path below `@vikari/ui-kit/`: every folder with an `index.ts`, such as
 * `Button`, the languages of `texts/` and MUI's whole theme in `theme/`.
 */
export function publicEntries(): string[] {
  const foldersOf = (parent: string) =>
    readdirSync(`${KIT}${parent}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}${name}`);
  return [...foldersOf(''), ...foldersOf('texts/'), ...foldersOf('theme/')]
    .filter((folder) => existsSync(`${KIT}${folder}/index.ts`))
    .sort();
}

/**
 * Where a module of the repository is in the package's `dist`.
 *
 * @param source - its path from the repository's root, without or with an ending.
 */
export const packagePath = (source: string): string => source.replace(/^ui-kit\//u, '');
