import { expect, it } from 'vitest';
import { formatTime, isTime, nearestListed, readTime, timeProblemOf, typedTime } from './timeValue';

it.each([
  ['14', '14:00'],
  ['9', '09:00'],
  ['14:30', '14:30'],
  ['14.30', '14:30'],
  ['14,30', '14:30'],
  ['14 30', '14:30'],
  ['14h30', '14:30'],
  ['1430', '14:30'],
  ['930', '09:30'],
  ['kl. 14.30', '14:30'],
  ['２２:１５', '22:15'],
  ['2 pm', '14:00'],
  ['2:30 p.m.', '14:30'],
  ['12 am', '00:00'],
  ['12 pm', '12:00'],
  ['0:05', '00:05'],
  ['24:00', null],
  ['13 pm', null],
  ['0 am', null],
  ['14:60', null],
  ['14:3', null],
  ['14:30:00', null],
  ['i kväll', null],
  ['-3', null],
  ['12345', null],
])('%j is %j', (text, time) => {
  expect(readTime(text, 'sv-SE')).toBe(time);
  expect(readTime(text, 'en-GB')).toBe(time);
});

const TIMES = ['00:00', '00:05', '09:30', '11:59', '12:00', '12:30', '14:30', '23:59'];

it.each(
  [
    'ar-EG,az,be,bg,bn,ca,cs,da,de,el,en-AU,en-CA,en-GB,en-IE,en-IN,en-US,en-ZA,es,es-MX,et',
    'fa,fi,fil,fr,fr-CA,he,hi,hr,hu,hy,id,is,it,ja,ka,ko,lt,lv,mk,mr,nb,nl,pl,pt,pt-BR,ro,ru',
    'sk,sl,so,sq,sr,sv-SE,sw,ta,th,ti,tr,uk,ur,vi,zh,zh-TW',
  ]
    .join()
    .split(','),
)('reads in %s what it writes', (locale) => {
  expect(TIMES.map((time) => readTime(formatTime(time, locale), locale))).toEqual(TIMES);
});

it('passes on what is no time, and says what is wrong with it', () => {
  expect(['', '  ', 'snart', '8'].map((text) => typedTime(text, 'sv-SE'))).toEqual([
    '',
    '',
    'snart',
    '08:00',
  ]);
  const rules = { min: '08:00', max: '17:00' };
  expect(
    ['', '08:00', '17:00', '07:59', '17:01', 'snart'].map((value) => timeProblemOf(value, rules)),
  ).toEqual([null, null, null, 'too_early', 'too_late', 'invalid']);
});

it('refuses a time between the limits that cannot be chosen', () => {
  const rules = { min: '08:00', isUnavailable: (time: string) => time < '10:00' };
  expect(['07:00', '09:30', '10:00', ''].map((value) => timeProblemOf(value, rules))).toEqual([
    'too_early',
    'unavailable',
    null,
    null,
  ]);
});

it('knows a time from another text', () => {
  expect(['00:00', '23:59', '24:00', '9:00', '09:60', ''].map(isTime)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it.each([
  [null, { step: 30 }, '08:00'],
  ['14:30', { step: 30 }, '14:30'],
  ['14:40', { step: 30 }, '14:30'],
  ['14:40', { step: 60, min: '15:10' }, '16:00'],
  ['14:40', { step: 15, max: '12:10' }, '12:00'],
])('begins a list for %j and %j with %s', (chosen, rules, time) => {
  expect(nearestListed(chosen, rules)).toBe(time);
});
