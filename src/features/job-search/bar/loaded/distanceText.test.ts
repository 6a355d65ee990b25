import { expect, it } from 'vitest';
import { distanceIn, withDistance } from './distanceText';

it.each([
  ['inom 60 km från Umeå', { text: 'inom 60 km från Umeå', km: 60, town: 'Umeå' }],
  ['ssk inom 60 km från Umeå natt', { text: 'inom 60 km från Umeå', km: 60, town: 'Umeå' }],
  [
    'within 30 km of Upplands Väsby',
    { text: 'within 30 km of Upplands Väsby', km: 30, town: 'Upplands Väsby' },
  ],
  ['Inom 100 km från Dals-Ed', { text: 'Inom 100 km från Dals-Ed', km: 100, town: 'Dals-Ed' }],
  ['nära Umeå', null],
  ['inom 60 km', null],
])('%s', (text, expected) => {
  expect(distanceIn(text)).toEqual(expected);
});

it('replaces the distance of a text, and leaves its other words', () => {
  expect(withDistance('natt', 'inom 60 km från Umeå')).toBe('natt inom 60 km från Umeå');
  expect(withDistance('ssk inom 60 km från Umeå natt', 'inom 30 km från Borås')).toBe(
    'ssk natt inom 30 km från Borås',
  );
  expect(withDistance('ssk inom 60 km från Umeå natt', null)).toBe('ssk natt');
});
