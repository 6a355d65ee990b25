import { describe, expect, it } from 'vitest';
import { AB_SUPPLEMENTS } from './agreements';
import { supplementLines } from './supplements';
import { hoursOf, type Shift } from './workedTime';

const shift = (day: string, from: string, to: string): Shift => ({ day, from, to });
const worked = (one: Shift) => hoursOf(one).reduce((sum, { minutes }) => sum + minutes, 0);

// The clock goes forward on 29 March 2026 and 30 March 2025, back on 25 October 2026
describe('the nights in which the clock changes', () => {
  it.each([
    ['an ordinary Saturday night', shift('2026-03-21', '21:00', '07:00'), 10],
    ['into summer time', shift('2026-03-28', '21:00', '07:00'), 9],
    ['out of summer time', shift('2026-10-24', '21:00', '07:00'), 11],
    ['from midnight into summer time', shift('2026-03-29', '00:00', '08:00'), 7],
    ['until midnight before it', shift('2026-03-28', '14:00', '24:00'), 10],
    ['the whole day of the change in March', shift('2026-03-29', '00:00', '24:00'), 23],
    ['the whole day of the change in October', shift('2026-10-25', '00:00', '24:00'), 25],
    ['a day and a night in March', shift('2026-03-28', '08:00', '08:00'), 23],
    // 02:30 does not exist in March: it is 03:30
    ['from an hour that does not exist', shift('2026-03-29', '02:30', '07:30'), 4],
    // 02:30 comes twice in October: the first is meant
    ['from an hour that comes twice', shift('2026-10-25', '02:30', '07:30'), 6],
    ['until an hour that comes twice', shift('2026-10-24', '22:30', '02:30'), 4],
    ['the day after', shift('2026-03-29', '07:00', '16:00'), 9],
    ['another year', shift('2025-03-29', '21:00', '07:00'), 9],
  ])('%s: %j is %i hours', (_name, one, hours) => {
    expect(worked(one)).toBe(hours * 60);
  });

  it.each([
    ['March', shift('2025-03-29', '22:00', '06:00'), 420],
    ['an ordinary week', shift('2025-03-22', '22:00', '06:00'), 480],
    ['October', shift('2024-10-26', '22:00', '06:00'), 540],
  ])('pays the hours that are worked: %s', (_name, one, minutes) => {
    expect(supplementLines([one], AB_SUPPLEMENTS)).toMatchObject([
      {
        rule: 'supplement_weekend_night',
        minutes,
        // 73.50 kr an hour
        amount: Math.round((minutes / 60) * 73.5),
      },
    ]);
  });

  it('counts the hour twice by the clock at which it is worked', () => {
    const hours = hoursOf(shift('2026-10-25', '01:00', '04:00')).map(({ hour }) => hour);
    expect(hours).toEqual([1, 2, 2, 3]);
  });
});
