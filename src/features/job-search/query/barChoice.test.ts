import { describe, expect, it } from 'vitest';
import { extraOption, listValue } from './barChoice';

const shown = (...labels: string[]) => labels.map((label) => ({ id: label, label, ids: [label] }));
const more = (first: string, others: number) => `${first} + ${others}`;

describe('extraOption', () => {
  const offered = new Set(['r-01', 'r-12']);
  it.each([
    ['nothing chosen', [], [], null],
    ['an offered one', ['r-12'], shown('Skåne län'), null],
    ['one that is not offered', ['m-1280'], shown('Malmö'), { id: 'm-1280', label: 'Malmö' }],
    [
      'several',
      ['m-1280', 'r-01', 'r-12'],
      shown('Malmö', 'Stockholms län', 'Skåne län'),
      { id: 'm-1280,r-01,r-12', label: 'Malmö + 2' },
    ],
    ['several that count as one', ['a', 'b'], shown('Läkare'), { id: 'a,b', label: 'Läkare' }],
    ['one whose name is not loaded yet', ['m-1280'], [], { id: 'm-1280', label: '…' }],
  ])('%s', (_what, chosen, collapsed, expected) => {
    expect(extraOption(chosen, offered, collapsed, more)).toEqual(expected);
  });

  it('sends ids in the form of the address', () => {
    expect(listValue(['a', 'b'])).toBe('a,b');
  });
});
