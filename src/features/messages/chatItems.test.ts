import { expect, it } from 'vitest';
import { aroundWords } from './chatItems';

it.each([
  ['Passar torsdag?', 'torsdag', 'Passar torsdag?'],
  ['Hej', 'namnet i listan', 'Hej'],
  [
    'Schemat för sommaren är klart, och du börjar på nattpasset i vecka 27.',
    'Nattpasset',
    '… och du börjar på nattpasset i vecka 27.',
  ],
  [`${'a'.repeat(60)}ord`, 'ord', `… ${'a'.repeat(24)}ord`],
])('%s, searched for %s', (text, query, expected) => {
  expect(aroundWords(text, query)).toBe(expected);
});
