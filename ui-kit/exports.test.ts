import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import manifest from './package.json' with { type: 'json' };

const kit = fileURLToPath(new URL('.', import.meta.url));

/** Every folder that `@vikari/ui-kit/<Folder>` opens, with the values it exports. */
async function publicSurface(): Promise<Record<string, string[]>> {
  const folders = readdirSync(kit, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${kit}${entry.name}/index.ts`))
    .map((entry) => entry.name)
    .sort();
  const surfaces = await Promise.all(
    folders.map(async (folder) => {
      const module: object = await import(`./${folder}/index.ts`);
      return [folder, Object.keys(module).sort()] as const;
    }),
  );
  return Object.fromEntries(surfaces);
}

it('opens one folder a component and nothing deeper', () => {
  expect(manifest.exports).toEqual({
    './theme': './theme/index.ts',
    './theme/theme.css': './theme/theme.css',
    './internal/*': null,
    './*': './*/index.ts',
  });
});

// A change here is a change that other teams see: it belongs in CHANGELOG.md.
it('has the public surface of exports.snapshot.json', async () => {
  await expect(`${JSON.stringify(await publicSurface(), null, 2)}\n`).toMatchFileSnapshot(
    './exports.snapshot.json',
  );
});
