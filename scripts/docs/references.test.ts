import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anchorsIn, linksIn, pathsIn } from './references';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string | URL) => readFileSync(new URL(path, ROOT), 'utf8');

const docs = readdirSync(new URL('docs', ROOT), { recursive: true, encoding: 'utf8' });
const pages = [
  'README.md',
  ...docs.filter((file) => file.endsWith('.md')).map((file) => `docs/${file}`),
];

it('reads links, and none of an example or to another site', () => {
  const markdown = '[a](b.md#c) and [d](https://e.example)\n\n```\n[f](g.md)\n```\n\n[h](#i)';
  expect(linksIn(markdown)).toEqual(['b.md#c', '#i']);
});

it('makes anchors of headings', () => {
  expect(anchorsIn('# Pay, in the hand\n\n## `a/b`: Å')).toEqual(['pay-in-the-hand', 'ab-å']);
});

it('reads the paths of the repository, and no patterns', () => {
  const markdown =
    '`server/app.ts`, `src/data/`, `domain/*.ts`, `server/{a,b}.ts`, `npm run dev`, `public/jobs`';
  expect(pathsIn(markdown)).toEqual(['server/app.ts', 'src/data/']);
});

describe.each(pages)('%s', (page) => {
  const here = new URL(page, ROOT);
  const markdown = read(page);

  it('has links that lead somewhere', () => {
    const broken = linksIn(markdown).filter((target) => {
      const { pathname, hash } = new URL(target, here);
      const file = new URL(pathname, here);
      if (!existsSync(file)) return true;
      return hash !== '' && !anchorsIn(read(file)).includes(decodeURIComponent(hash.slice(1)));
    });
    expect(broken).toEqual([]);
  });

  it('names paths that exist', () => {
    expect(pathsIn(markdown).filter((path) => !existsSync(new URL(path, ROOT)))).toEqual([]);
  });
});

it('every flow names the files of its steps', () => {
  const flows = pages.filter((page) => page.startsWith('docs/flows/') && !/README/.test(page));
  expect(flows.length).toBeGreaterThan(5);
  for (const flow of flows) expect(pathsIn(read(flow)).length).toBeGreaterThan(9);
});
