import { describe, expect, it } from 'vitest';
import { collapse } from './collapse';

const HEADINGS = [
  { id: 'psykiatri', label: 'Psykiatri', members: ['bup', 'ratt'] },
  { id: 'ensam', label: 'Ensam', members: ['en'] },
];
const OPTIONS = [
  { id: 'bup', label: 'BUP' },
  { id: 'ratt', label: 'Rättspsykiatri' },
  { id: 'en', label: 'En' },
  { id: 'hud', label: 'Hud' },
];

describe('collapse', () => {
  it.each([
    ['nothing', [], []],
    ['a part of a group by name', ['bup'], [['BUP', ['bup']]]],
    ['a whole group once', ['ratt', 'bup'], [['Psykiatri', ['psykiatri', 'bup', 'ratt']]]],
    ['a group chosen by its id', ['psykiatri'], [['Psykiatri', ['psykiatri', 'bup', 'ratt']]]],
    ['the only member of a group by its own name', ['en'], [['En', ['en']]]],
    [
      'the rest beside it',
      ['hud', 'bup', 'ratt', 'okänd'],
      [
        ['Psykiatri', ['psykiatri', 'bup', 'ratt']],
        ['Hud', ['hud']],
      ],
    ],
  ])('shows %s', (_what, chosen, expected) => {
    expect(collapse(chosen, HEADINGS, OPTIONS).map(({ label, ids }) => [label, ids])).toEqual(
      expected,
    );
  });
});
