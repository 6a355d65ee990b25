import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const START = fileURLToPath(new URL('start.mjs', import.meta.url));

/** What a script imports, at once or later, with all that its own files import. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
    /\b(?:from|import)\s*\(?'([^']+)'/gu,
  )) {
    if (!name.startsWith('.')) seen.add(name);
    else if (!name.includes('/dist/'))
      importsOf(fileURLToPath(new URL(name, `file://${file}`)), seen);
  }
  return seen;
}

// 1.6 GB that a server in the same process would keep as long as it runs
it('npm start loads the bundler in a process of its own', () => {
  const names = [...importsOf(START)].filter((name) => !name.startsWith('/'));
  expect(names.filter((name) => !name.startsWith('node:'))).toEqual([]);
  expect(importsOf(START.replace('start.mjs', 'prepare.mjs'))).toContain('vite');
});
