import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import manifest from './package.json' with { type: 'json' };

const kit = fileURLToPath(new URL('.', import.meta.url));

/** Every folder that `@vikari/ui-kit/<Folder>` opens, a line each, with the values it exports. */
async function publicSurface(): Promise<string> {
  const foldersOf = (parent: string) =>
    readdirSync(`${kit}${parent}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${parent}${entry.name}`);
  const folders = [...foldersOf(''), ...foldersOf('texts/'), ...foldersOf('theme/')]
    .filter((folder) => existsSync(`${kit}${folder}/index.ts`))
    .sort();
  const lines = await Promise.all(
    folders.map(async (folder) => {
      const module: object = await import(/* @vite-ignore */ `${kit}${folder}/index.ts`);
      return `${folder}: ${Object.keys(module).sort().join(', ')}\n`;
    }),
  );
  return lines.join('');
}

it('opens one folder per component, and none of its files', () => {
  expect(manifest.exports).toEqual({
    './eslint': { types: './eslint/index.d.ts', default: './eslint/index.js' },
    './theme': './theme/index.ts',
    './theme/theme.css': './theme/theme.css',
    './tokens/*.json': './tokens/*.json',
    './internal/*': null,
    './*': './*/index.ts',
  });
});

// A change here affects other teams: describe it in CHANGELOG.md.
it('has the public surface of exports.snapshot.txt', { timeout: 60_000 }, async () => {
  await expect(await publicSurface()).toMatchFileSnapshot('./exports.snapshot.txt');
});
