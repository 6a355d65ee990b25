import { expect, it } from 'vitest';
import type { Shift } from '#domain/jobs/jobFacts';
import { shiftWeeks } from './shiftWeeks';

const DAY = { from: '07:00', to: '15:30' };
const NIGHT = { from: '21:00', to: '07:00' };
const on = (times: Pick<Shift, 'from' | 'to'>, ...days: string[]): Shift[] =>
  days.map((day) => ({ day, ...times }));

/** "v53 2026: 28–30 07:00, …" */
const read = (shifts: Shift[]) =>
  shiftWeeks(shifts).map(
    ({ week, runs }) =>
      `v${week.weekNumber} ${week.year}: ${runs
        .map(
          ({ firstDay, lastDay, from, overnight }) =>
            `${firstDay.slice(8)}–${lastDay.slice(8)} ${from}${overnight ? ' overnight' : ''}`,
        )
        .join(', ')}`,
  );

it.each([
  ['days in a row', on(DAY, '2026-05-04', '2026-05-05', '2026-05-06'), ['v19 2026: 04–06 07:00']],
  ['a day off', on(DAY, '2026-05-04', '2026-05-06'), ['v19 2026: 04–04 07:00, 06–06 07:00']],
  [
    'other times',
    [...on(DAY, '2026-05-04'), ...on(NIGHT, '2026-05-05')],
    ['v19 2026: 04–04 07:00, 05–05 21:00 overnight'],
  ],
  [
    'a Sunday and its Monday',
    on(DAY, '2026-05-10', '2026-05-11'),
    ['v19 2026: 10–10 07:00', 'v20 2026: 11–11 07:00'],
  ],
  [
    'the turn of a year',
    on(NIGHT, '2026-12-31', '2027-01-01'),
    ['v53 2026: 31–01 21:00 overnight'],
  ],
  [
    'a shift of a whole day',
    on({ from: '08:00', to: '08:00' }, '2026-05-04'),
    ['v19 2026: 04–04 08:00 overnight'],
  ],
  ['none', [], []],
])('puts %s into weeks', (_what, shifts, expected) => {
  expect(read(shifts)).toEqual(expected);
});
