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
  ['21.30-07', { length: 3, time: 'night' }],
  ['21:30–07:15', { length: 4, time: 'night' }],
  ['7-16.30', { length: 3, time: 'day' }],
  ['kl 06.45-15.00', { length: 5, time: 'day' }],
])('%s is a time of day', (text, found) => {
  expect(findHours(tokensOf(text), 0)).toEqual(found);
});

it.each([
  '2-3 dagar',
  '50-75 %',
  '10-12 juli',
  '7 16',
  '21-30',
  '7-16',
  'kl 21',
  '13-14',
  '15.12-20.1',
  '1.10-15.10',
  '',
])('%s is none', (text) => {
  expect(findHours(tokensOf(text), 0)).toBeNull();
});
