import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** What decides what an index of jobs holds, with all that they import. */
const ENTRIES = ['server/jobs/jobIndex.ts', 'server/jobs/kept/plainData.ts'];

/** At the beginning of a line, as the formatter writes them; nothing in the index comes late. */
const IMPORTED = /^(?:import|export)\s(?:[^;'"=]*?\sfrom\s)?\s*'([^'\n]+)';$/gmu;

/**
 * The digest of every source that shapes the index of jobs: its code, the vocabulary and the rules
 * that its rows are made by. An index that a program with another digest kept is not believed. A
 * change too many costs one loading; one too few would be answers that are not true.
 *
 * @param root - the repository's folder.
 */
export function indexShape(root: string): string {
  const hash = createHash('sha256');
  for (const [name, text] of [...sourcesOf(root)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\0${text}\0`);
  }
  return hash.digest('hex');
}

/** The texts of the files by their path from the root; a package's is its version. */
export function sourcesOf(root: string): Map<string, string> {
  const sources = new Map<string, string>();
  const waiting = ENTRIES.map((entry) => join(root, entry));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const name = relative(root, file).replaceAll('\\', '/');
    if (sources.has(name)) continue;
    const text = readFileSync(file, 'utf8');
    sources.set(name, text);
    for (const [, specifier = ''] of text.matchAll(IMPORTED)) {
      if (specifier.startsWith('node:')) continue;
      if (specifier.startsWith('.')) waiting.push(fileOf(resolve(dirname(file), specifier)));
      else if (specifier.startsWith('#domain/'))
        waiting.push(fileOf(join(root, specifier.slice(1))));
      else sources.set(`package ${specifier}`, versionOf(root, specifier));
    }
  }
  return sources;
}

function fileOf(path: string): string {
  const found = [path, `${path}.ts`, `${path}.tsx`].find(
    (file) => /\.\w+$/u.test(file) && existsSync(file),
  );
  if (found === undefined) throw new Error(`${path} is imported and not there.`);
  return found;
}

function versionOf(root: string, specifier: string): string {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return String(version);
}
