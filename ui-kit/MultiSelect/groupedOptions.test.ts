import { expect, it } from 'vitest';
import { flatten, picked, sections } from './groupedOptions';

const option = (id: string) => ({ id, label: id.toUpperCase() });
const all = flatten([
  { label: 'One', options: [option('a'), option('b')] },
  { label: 'Two', options: [option('c')] },
]);

it('keeps the order of choosing and leaves out unknown ids', () => {
  expect(picked(all, ['c', 'x', 'a']).map(({ id }) => id)).toEqual(['c', 'a']);
});

it('puts options back under their headings, with their index in the list', () => {
  const [, b, c] = all;
  const found = sections([b, c].filter((one) => one !== undefined));
  expect(found.map(({ label, index }) => [label, index])).toEqual([
    ['One', 0],
    ['Two', 1],
  ]);
});
