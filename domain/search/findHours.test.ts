import { expect, it } from 'vitest';
import { findHours } from './findHours';
import { tokensOf } from './tokens';

it.each([
  ['21-07', { length: 2, time: 'night' }],
  ['21–07 pass', { length: 3, time: 'night' }],
  ['07-16', { length: 2, time: 'day' }],
  ['kl 7-16', { length: 3, time: 'day' }],
  ['7-16 pass', { length: 3, time: 'day' }],
  ['14-22', { length: 2, time: 'evening' }],
])('%s is a time of day', (text, found) => {
  expect(findHours(tokensOf(text), 0)).toEqual(found);
});

it.each(['2-3 dagar', '50-75 %', '10-12 juli', '7 16', '21-30', '7-16', 'kl 21', '13-14', ''])(
  '%s is none',
  (text) => {
    expect(findHours(tokensOf(text), 0)).toBeNull();
  },
);
