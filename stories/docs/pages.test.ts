import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kitComponentFiles } from '../../scripts/new-kit-component.mjs';

const STORIES = new URL('..', import.meta.url).pathname;

/** Every page of the documentation, and the one that a new component begins with. */
const PAGES = [
  ...readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.mdx'))
    .map((path) => ({ path, text: readFileSync(`${STORIES}${path}`, 'utf8') })),
  ...Object.entries(kitComponentFiles('Sample'))
    .filter(([path]) => path.endsWith('.mdx'))
    .map(([path, text]) => ({ path: `${path}, new`, text })),
];

/** An example has a heading of the third level. */
const EXAMPLE = /^<Example(?:File)? /mu;

// The run with axe needs a built Storybook; this is seen at once
describe.each(PAGES)('$path', ({ text }) => {
  it('has an example only under a heading of the second level', () => {
    const beforeHeadings = text.split(/^## /mu)[0] ?? '';
    expect(EXAMPLE.test(beforeHeadings)).toBe(false);
  });

  it('names every column of its tables', () => {
    const heads = text
      .split('\n')
      .filter((_line, at, lines) => /^\|[-|: ]+\|$/u.test(lines[at + 1] ?? ''));
    expect(heads.filter((head) => /\|\s*\|/u.test(head))).toEqual([]);
  });
});
