import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/paths.mjs';
import { codeBlocks, importsOf } from './codeBlocks';
import { componentPages } from './componentPages';
import { KIT, publicEntries } from './entries';
import { nextPage } from './guidePages';
import { packageManifest } from './manifest';

const read = (path: string) => readFileSync(path, 'utf8');
const kit = JSON.parse(read(`${KIT}package.json`));
const entries = publicEntries();
const manifest = packageManifest(kit, entries);

/** What the package carries, and the page that says how it is made. */
const documents = new Map([
  ['README.md', read(`${KIT}README.md`)],
  ['CHANGELOG.md', read(`${KIT}CHANGELOG.md`)],
  ['kit-package.md', read(join(ROOT, 'docs/kit-package.md'))],
  ['nextjs.md', nextPage()],
  ...componentPages(entries),
]);

it('imports in the documents nothing that the package does not export', () => {
  const exported = new Set(
    Object.keys(manifest.exports).map((path) => path.replace(/^\./u, manifest.name)),
  );
  const wrong = [...documents].flatMap(([name, text]) =>
    codeBlocks(text)
      .flatMap(importsOf)
      .filter((module) => module.startsWith(manifest.name) && !exported.has(module))
      .map((module) => `${name}: ${module}`),
  );
  expect(wrong).toEqual([]);
});

// The examples of the pages are files of the repository, which `npm run check` compiles
it('compiles every block of the README', () => {
  const folder = join(ROOT, 'test-results/kit-readme');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const blocks = codeBlocks(documents.get('README.md') ?? '');
  expect(blocks.length).toBeGreaterThan(3);
  for (const [at, { language, code }] of blocks.entries()) {
    writeFileSync(join(folder, `block${at}.${language}`), code);
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: {
        typeRoots: [join(ROOT, 'node_modules/@types'), join(ROOT, 'node_modules')],
      },
      include: ['*'],
      exclude: [],
    }),
  );
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/typescript/bin/tsc'), '--noEmit', '--checkers', '1', '-p', folder],
    { encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  rmSync(folder, { recursive: true, force: true });
}, 240_000);

it('names the version that it is, and codemods that are there', () => {
  const readme = documents.get('README.md') ?? '';
  const { version } = kit;
  expect(readme).toContain(`vikari-ui-kit-${version}.tgz`);
  expect(documents.get('kit-package.md')).toContain(`vikari-ui-kit-${version}.tgz`);
  expect(documents.get('CHANGELOG.md')).toMatch(new RegExp(`^## ${version}$`, 'mu'));
  const named = [...readme.matchAll(/codemods\/(\w+\.cjs)/gu)].map(([, name]) => name);
  const there = readdirSync(`${KIT}codemods`).filter((name) => name.endsWith('.cjs'));
  expect(named.toSorted()).toEqual(there.toSorted());
});

it('goes with the package', () => {
  expect(manifest.files).toEqual([
    'dist',
    'docs',
    'codemods',
    'eslint',
    'CHANGELOG.md',
    'llms.txt',
  ]);
});
