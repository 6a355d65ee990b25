import { expect, test } from 'vitest';
import { nextSort, type Sort, type SortDirection, type SortValue, sortRows } from './sortRows';

test.each<[string, SortValue[], SortDirection, SortValue[]]>([
  ['numbers', [10, 2, 33], 'ascending', [2, 10, 33]],
  ['numbers, turned', [10, 2, 33], 'descending', [33, 10, 2]],
  [
    'Swedish letters last',
    ['Örebro', 'Ale', 'Åre', 'Ängelholm'],
    'ascending',
    ['Ale', 'Åre', 'Ängelholm', 'Örebro'],
  ],
  ['numbers in text by value', ['steg 10', 'steg 9'], 'ascending', ['steg 9', 'steg 10']],
  ['unknown values last', [null, 2, 1], 'ascending', [1, 2, null]],
  ['also in descending order', [null, 1, 2], 'descending', [2, 1, null]],
])('%s', (_name, values, direction, sorted) => {
  expect(sortRows(values, (value) => value, direction, 'sv')).toEqual(sorted);
});

test('equal rows keep their order', () => {
  const rows = [
    { name: 'b', pay: 1 },
    { name: 'a', pay: 1 },
  ];
  expect(sortRows(rows, ({ pay }) => pay, 'descending', 'sv')).toEqual(rows);
});

test.each<[string, Sort | null, Sort]>([
  ['begins ascending', null, { column: 'pay', direction: 'ascending' }],
  [
    'turns round',
    { column: 'pay', direction: 'ascending' },
    { column: 'pay', direction: 'descending' },
  ],
  [
    'turns back',
    { column: 'pay', direction: 'descending' },
    { column: 'pay', direction: 'ascending' },
  ],
  [
    'starts again on another column',
    { column: 'place', direction: 'ascending' },
    { column: 'pay', direction: 'ascending' },
  ],
])('a press on the header %s', (_name, current, next) => {
  expect(nextSort(current, 'pay')).toEqual(next);
});
