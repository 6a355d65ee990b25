import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const folder = new URL('.', import.meta.url);

/** As much of jscodeshift as is called here; it brings no types. */
type Transform = (
  file: { path: string; source: string },
  api: object,
  options: object,
) => string | undefined;
const { withParser } = require('jscodeshift') as { withParser: (parser: string) => object };
const j = withParser('tsx');
const api = { jscodeshift: j, j, stats: () => {}, report: () => {} };

const names = readdirSync(folder)
  .filter((name) => name.endsWith('.cjs'))
  .map((name) => name.replace('.cjs', ''));
const file = (name: string) => readFileSync(new URL(`testdata/${name}.txt`, folder), 'utf8');
const transformOf = (name: string): Transform => require(`./${name}.cjs`);

it.each(names)('%s writes what stands in its file "after", and nothing a second time', (name) => {
  const transform = transformOf(name);
  const run = (source: string) => transform({ path: 'a.tsx', source }, api, {});
  expect(run(file(`${name}.before`))).toBe(file(`${name}.after`));
  expect(run(file(`${name}.after`))).toBeUndefined();
});

it('items knows every list that takes an older name', () => {
  const kit = new URL('../', folder);
  const known: Record<string, string> = {};
  for (const path of readdirSync(kit, { recursive: true, encoding: 'utf8' })) {
    if (!/^[A-Z]\w+\/[A-Z]\w+\.tsx$/u.test(path) || path.includes('.test.')) continue;
    const source = readFileSync(new URL(path, kit), 'utf8');
    const older = /WithOlderName<\w+(?:<\w+>)?, '(\w+)'>/u.exec(source)?.[1];
    if (older !== undefined) known[path.split('/')[0] ?? ''] = older;
  }
  expect(Object.keys(known)).toHaveLength(11);
  const { OLDER_NAMES } = require('./items.cjs') as { OLDER_NAMES: Record<string, string> };
  expect(OLDER_NAMES).toEqual(known);
});
