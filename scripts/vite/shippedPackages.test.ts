import { expect, it } from 'vitest';
import { packagesNotShipped } from './shippedPackages';

const ROOT = '/vikari/';
const LOCKED = {
  '': { dependencies: { pg: '8.23.1', '@aws-sdk/client-s3': '3.1.0' } },
  'node_modules/pg': {},
  'node_modules/@aws-sdk/client-s3': {},
  'node_modules/cheerio': { dev: true },
  'node_modules/pg/node_modules/split': {},
  'node_modules/vite/node_modules/split': { dev: true },
};
const bundled = (...paths: string[]) => ({
  imported: [],
  modules: paths.map((path) => `${ROOT}${path}`),
});

it.each([
  { imported: ['node:fs', 'fs/promises', 'pg', 'pg/lib/client.js', './main.js'], modules: [] },
  { imported: ['@aws-sdk/client-s3'], modules: [] },
  bundled('server/main.ts', 'node_modules/pg/index.js', 'node_modules/pg/node_modules/split/a.js'),
])('finds nothing wrong with %o', (used) => {
  expect(packagesNotShipped(used, LOCKED, ROOT)).toEqual([]);
});

it.each([
  ['cheerio', 'cheerio is imported and not in "dependencies"'],
  ['@electric-sql/pglite/vector', '@electric-sql/pglite is imported and not in "dependencies"'],
])('finds an import of %s', (imported, problem) => {
  const used = { imported: [imported], modules: [] };
  expect(packagesNotShipped(used, LOCKED, ROOT)).toEqual([problem]);
});

it.each(['node_modules/cheerio', 'node_modules/vite/node_modules/split'])(
  'finds that a build is made of %s, once',
  (folder) => {
    const used = bundled(`${folder}/a.js`, `${folder}/b.js`);
    expect(packagesNotShipped(used, LOCKED, ROOT)).toEqual([
      `${folder} is bundled and a package of development`,
    ]);
  },
);
