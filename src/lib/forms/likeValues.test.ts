import { expect, it } from 'vitest';
import { likeValues } from './likeValues';

const LIKE = { name: '', places: [], isManager: false, to: null };

it.each([
  ['nothing', null, null],
  ['no values', 'name', null],
  ['values of another form', { title: 'a' }, null],
  ['values of another type', { name: 1, places: 'a', isManager: 'yes', to: 3 }, null],
  ['a list of something else', { places: [1] }, null],
  [
    'its own values',
    { name: 'a', places: ['b'], isManager: true, to: '2026-01', title: 'c' },
    { name: 'a', places: ['b'], isManager: true, to: '2026-01' },
  ],
  ['a value that is empty again', { to: null }, { to: null }],
  ['what an object inherits', JSON.parse('{"__proto__": {}, "toString": ""}'), null],
])('reads %s', (_what, kept, expected) => {
  expect(likeValues(kept, LIKE)).toEqual(expected);
});
