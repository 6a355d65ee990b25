import { expect, it } from 'vitest';
import type { Shift } from '#domain/jobs/jobFacts';
import { type RestWarning, restWarnings, restWarningsWith } from './rest';

/** `2026-06-08 07:00-16:00` for each. 8 June 2026 is a Monday. */
const shifts = (...texts: string[]): Shift[] =>
  texts.map((text) => {
    const [day = '', times = ''] = text.split(' ');
    const [from = '', to = ''] = times.split('-');
    return { day, from, to };
  });

/** `2026-06-08 20:30` for each. */
const between = (after: string, before: string) => {
  const clock = (text: string) => ({ day: text.slice(0, 10), time: text.slice(11) });
  return { after: clock(after), before: clock(before) };
};

const everyDay = (times: string) =>
  [8, 9, 10, 11, 12, 13, 14].map((date) => `2026-06-${String(date).padStart(2, '0')} ${times}`);

it.each<[name: string, shifts: string[], warnings: RestWarning[]]>([
  ['no shifts', [], []],
  [
    'eleven hours between an evening and a morning',
    ['2026-06-08 13:00-20:00', '2026-06-09 07:00-16:00'],
    [],
  ],
  [
    'ten and a half',
    ['2026-06-08 13:00-20:30', '2026-06-09 07:00-16:00'],
    [
      {
        kind: 'daily',
        day: '2026-06-09',
        hours: 10.5,
        ...between('2026-06-08 20:30', '2026-06-09 07:00'),
      },
    ],
  ],
  [
    'a night that ends on the next day',
    ['2026-06-08 21:00-07:00', '2026-06-09 13:00-21:00'],
    [
      {
        kind: 'daily',
        day: '2026-06-09',
        hours: 6,
        ...between('2026-06-09 07:00', '2026-06-09 13:00'),
      },
    ],
  ],
  [
    'in any order',
    ['2026-06-09 13:00-21:00', '2026-06-08 21:00-07:00'],
    [
      {
        kind: 'daily',
        day: '2026-06-09',
        hours: 6,
        ...between('2026-06-09 07:00', '2026-06-09 13:00'),
      },
    ],
  ],
  [
    'two at the same time',
    ['2026-06-08 07:00-16:00', '2026-06-08 15:00-21:00'],
    [
      {
        kind: 'overlap',
        day: '2026-06-08',
        hours: 0,
        ...between('2026-06-08 16:00', '2026-06-08 15:00'),
      },
    ],
  ],
  // The shorter one begins last and ends first
  [
    'the rest after the longer of two at the same time',
    ['2026-06-08 07:00-22:00', '2026-06-08 09:00-12:00', '2026-06-09 07:00-16:00'],
    [
      {
        kind: 'overlap',
        day: '2026-06-08',
        hours: 0,
        ...between('2026-06-08 22:00', '2026-06-08 09:00'),
      },
      {
        kind: 'daily',
        day: '2026-06-09',
        hours: 9,
        ...between('2026-06-08 22:00', '2026-06-09 07:00'),
      },
    ],
  ],
  [
    'a day and night that ends at the time at which it began',
    ['2026-06-08 08:00-08:00', '2026-06-09 16:00-20:00'],
    [
      {
        kind: 'daily',
        day: '2026-06-09',
        hours: 8,
        ...between('2026-06-09 08:00', '2026-06-09 16:00'),
      },
    ],
  ],
  ['one that begins as another ends', ['2026-06-08 07:00-12:00', '2026-06-08 12:00-16:00'], []],
  [
    'a day in two parts, with a night of rest',
    ['2026-06-08 07:00-11:00', '2026-06-08 15:00-19:00', '2026-06-09 07:00-11:00'],
    [],
  ],
  [
    'a day in two parts, with a short night',
    ['2026-06-08 07:00-11:00', '2026-06-08 15:00-22:00', '2026-06-09 07:00-16:00'],
    [
      {
        kind: 'daily',
        day: '2026-06-09',
        hours: 9,
        ...between('2026-06-08 22:00', '2026-06-09 07:00'),
      },
    ],
  ],
  // The clocks go forward in the night of 29 March 2026: an hour less than they show
  [
    'the night on which the clocks go forward',
    ['2026-03-28 13:00-20:00', '2026-03-29 07:00-16:00'],
    [
      {
        kind: 'daily',
        day: '2026-03-29',
        hours: 10,
        ...between('2026-03-28 20:00', '2026-03-29 07:00'),
      },
    ],
  ],
  [
    'seven days of work',
    everyDay('08:00-17:00'),
    [{ kind: 'weekly', day: '2026-06-08', hours: 15 }],
  ],
  [
    'six days of work, a day off: from Saturday 17:00 to Monday 00:00',
    everyDay('08:00-17:00').slice(0, 6),
    [{ kind: 'weekly', day: '2026-06-08', hours: 31 }],
  ],
  ['six days that end at noon', everyDay('04:00-12:00').slice(0, 6), []],
  // From Monday 07:00 to Tuesday 08:00 only
  [
    'a night that reaches into the week',
    ['2026-06-07 21:00-07:00', ...everyDay('08:00-17:00').slice(1)],
    [{ kind: 'weekly', day: '2026-06-08', hours: 25 }],
  ],
])('%s', (_name, texts, warnings) => {
  expect(restWarnings(shifts(...texts))).toEqual(warnings);
});

it('separates what is booked from what a considered job would add', () => {
  const booked = shifts('2026-06-08 13:00-22:00', '2026-06-09 07:00-16:00');
  const { booked: before, added } = restWarningsWith(booked, shifts('2026-06-10 00:00-08:00'));
  expect(before.map(({ kind, day }) => [kind, day])).toEqual([['daily', '2026-06-09']]);
  expect(added.map(({ kind, day, hours }) => [kind, day, hours])).toEqual([
    ['daily', '2026-06-10', 8],
  ]);
  expect(restWarningsWith(booked, []).added).toEqual([]);
});
