import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');
const namesIn = (file: string): string[] => {
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(read(file));
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
};

/** The first cells of the tables, a name each; `@types/*` stands for every package of that scope. */
const LISTED = read('docs/dependencies.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Package'))
  .flatMap(
    (line) =>
      line
        .split(' | ')[0]
        ?.slice(2)
        .split(/, | and its client/) ?? [],
  )
  .filter((name) => name !== '');
const PRODUCT = ['', 'ui-kit/', 'scripts/clients/'].flatMap((folder) =>
  namesIn(`${folder}package.json`),
);
const PEERS = readdirSync(new URL('bench/', ROOT), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^.]*package\.json$/.test(file) && !file.includes('node_modules'))
  .flatMap((file) => namesIn(`bench/${file}`));

const covers = (listed: string, name: string): boolean =>
  listed === name || (listed.endsWith('/*') && name.startsWith(listed.slice(0, -1)));

it('names every package that the product and its tools are made of', () => {
  const missing = PRODUCT.filter((name) => !LISTED.some((listed) => covers(listed, name)));
  expect(missing).toEqual([]);
});

it('names none that is not there', () => {
  const there = [...PRODUCT, ...PEERS];
  expect(LISTED.filter((listed) => !there.some((name) => covers(listed, name)))).toEqual([]);
});
