import { expect, it } from 'vitest';
import { citations, hasTest, tableRows } from './citations';

const STORIES = `
export const First: Story = {
  play: async ({ step }) => { await step('Tab comes', () => {}); },
};
export const Second: Story = {};
`;
const cited = (text: string, href = 'X.stories.tsx') => ({ names: text.split(' › '), href });

it('reads links to tests and ignores other links', () => {
  const text = 'See [A › b](../stories/A.stories.tsx) and [how](how.md), [c](../ui-kit/c.test.ts).';
  expect(citations(text)).toEqual([
    { names: ['A', 'b'], href: '../stories/A.stories.tsx' },
    { names: ['c'], href: '../ui-kit/c.test.ts' },
  ]);
});

it('reads the rows of a table without its head', () => {
  expect(tableRows('text\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n| 3 | |\n')).toEqual([
    ['1', '2'],
    ['3', ''],
  ]);
});

it.each<[string, boolean]>([
  ['First', true],
  ['First › Tab comes', true],
  ['Second', true],
  ['Second › Tab comes', false],
  ['First › Tab goes', false],
  ['Third', false],
])('finds the story %s: %s', (text, found) => {
  expect(hasTest(STORIES, cited(text))).toBe(found);
});

it.each<[string, boolean]>([
  ['says so', true],
  ['says', false],
])('finds the test "%s": %s', (text, found) => {
  expect(hasTest("it('says so', () => {});", cited(text, 'X.test.tsx'))).toBe(found);
});
