import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayFromNumber, dayNumber } from '#domain/calendar/days';
import { stockholmInstant } from '#domain/calendar/stockholmTime';
import { holds } from '../../../scripts/testing/holds';
import { AB_SUPPLEMENTS, NATIONAL_SUPPLEMENTS } from './agreements';
import { onCallLines } from './onCall';
import { supplementLines } from './supplements';
import { hoursOf, type Shift } from './workedTime';

const shift = (day: string, from: string, to: string): Shift => ({ day, from, to });
const minutes = (shifts: Shift[], agreement = AB_SUPPLEMENTS) =>
  Object.fromEntries(
    supplementLines(shifts, agreement).map((line) => [
      line.rule.replace('supplement_', ''),
      line.minutes,
    ]),
  );

describe('the clock of AB', () => {
  it.each([
    ['a Tuesday by day', shift('2024-09-03', '07:00', '19:00'), {}],
    ['a Tuesday evening', shift('2024-09-03', '16:00', '22:00'), { weekday_evening: 180 }],
    [
      'a Tuesday night',
      shift('2024-09-03', '21:00', '07:00'),
      { weekday_evening: 60, weekday_night: 480 },
    ],
    ['Monday morning', shift('2024-09-02', '05:00', '08:00'), { weekend: 120 }],
    ['Friday evening', shift('2024-09-06', '18:00', '22:00'), { weekend: 180 }],
    [
      'the night to Saturday',
      shift('2024-09-06', '22:00', '07:00'),
      { weekend_night: 480, weekend: 60 },
    ],
    ['the night to Monday', shift('2024-09-08', '22:00', '07:00'), { weekend: 540 }],
    ['Saturday', shift('2024-09-07', '07:00', '16:00'), { weekend: 540 }],
    // 6 January 2025 is a Monday
    [
      'the day before Epiphany',
      shift('2025-01-05', '15:00', '22:00'),
      { weekend: 60, holiday: 360 },
    ],
    [
      'the night to Epiphany',
      shift('2025-01-05', '22:00', '07:00'),
      { holiday_night: 480, holiday: 60 },
    ],
    ['the day after it', shift('2025-01-07', '06:00', '09:00'), { holiday: 60 }],
    // Easter Sunday is 20 April 2025
    [
      'Maundy Thursday',
      shift('2025-04-17', '17:00', '23:00'),
      { major_holiday: 240, major_holiday_night: 60 },
    ],
    [
      'the day after Easter Monday',
      shift('2025-04-22', '05:00', '08:00'),
      { major_holiday_night: 60, major_holiday: 60 },
    ],
    // Christmas Eve 2024 is a Tuesday, 27 December a Friday
    [
      'the evening before Christmas Eve',
      shift('2024-12-23', '17:00', '19:00'),
      { major_holiday: 60 },
    ],
    ['after Christmas', shift('2024-12-27', '06:00', '20:00'), { major_holiday: 60, weekend: 60 }],
    ['the day before Midsummer Eve', shift('2024-06-20', '17:00', '19:00'), { major_holiday: 60 }],
    ['the Sunday after Midsummer', shift('2024-06-23', '10:00', '12:00'), { major_holiday: 120 }],
  ])('%s', (_name, worked, expected) => {
    expect(minutes([worked])).toEqual(expected);
  });

  // What HSA AB paid at Christmas and New Year 2023-2024: 18:00 on 23 December to 07:00 on the 27th
  it('the days of a published calendar', () => {
    const days = ['2023-12-24', '2023-12-25', '2023-12-26', '2023-12-31', '2024-01-01'];
    for (const day of days) {
      expect(minutes([shift(day, '00:00', '24:00')])).toEqual({
        major_holiday: 960,
        major_holiday_night: 480,
      });
    }
    expect(minutes([shift('2024-01-02', '06:00', '08:00')])).toEqual({ major_holiday: 60 });
  });
});

describe('the amounts', () => {
  it.each([
    [
      '2024, AB: 3 h × 24.80',
      '2024-09-03',
      AB_SUPPLEMENTS,
      { amount: 74, source: 'ab_supplements_2024' },
    ],
    ['2025, AB: not published', '2025-09-02', AB_SUPPLEMENTS, { amount: null, source: null }],
    [
      '2026, AB: evenings not published',
      '2026-09-01',
      AB_SUPPLEMENTS,
      { amount: null, source: null },
    ],
    ['2026, national agreement: 3 h × 37', '2026-09-01', NATIONAL_SUPPLEMENTS, { amount: 111 }],
    ['before the first amounts', '2024-03-26', AB_SUPPLEMENTS, { amount: null }],
  ])('%s', (_name, day, agreement, expected) => {
    expect(supplementLines([shift(day, '16:00', '22:00')], agreement)).toMatchObject([expected]);
  });

  it('rounds the hours of a month up to half an hour, not those of a shift', () => {
    const evenings = ['2024-09-03', '2024-09-04', '2024-10-01'];
    const lines = supplementLines(
      evenings.map((day) => shift(day, '16:00', '19:20')),
      AB_SUPPLEMENTS,
    );
    expect(lines.map((line) => line.minutes)).toEqual([60, 30]);
  });

  it('no hour is counted twice, and none is lost', () => {
    const day = fc.integer({ min: dayNumber('2024-04-02'), max: dayNumber('2026-12-30') });
    const clock = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    holds(
      fc.property(day, clock, clock, (number, from, to) => {
        const hours = hoursOf(shift(dayFromNumber(number), from, to));
        const worked = hours.reduce((sum, hour) => sum + hour.minutes, 0);
        const lastDay = dayFromNumber(to > from ? number : number + 1);
        const ends = stockholmInstant(lastDay, to);
        expect(worked).toBe((ends - stockholmInstant(dayFromNumber(number), from)) / 60_000);
        const paid = supplementLines([shift(dayFromNumber(number), from, to)], AB_SUPPLEMENTS);
        // Up to half an hour more for each of the lines
        const sum = paid.reduce((before, line) => before + (line.minutes ?? 0), 0);
        expect(sum).toBeLessThan(worked + 30 * Math.max(1, paid.length));
        for (const line of paid) expect(line.amount ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('a shift that ends at the hour at which it begins is a whole day', () => {
    expect(minutes([shift('2024-09-03', '08:00', '08:00')])).toEqual({
      weekday_evening: 180,
      weekday_night: 480,
    });
  });

  it('refuses a time that no day has', () => {
    expect(() => hoursOf(shift('2026-01-01', '24:30', '07:00'))).toThrow(RangeError);
    expect(() => hoursOf(shift('2026-01-01', '7:00', '09:00'))).toThrow(RangeError);
  });
});

describe('on call', () => {
  const none = { onCall: 0, standby: 0, onCallOnMajorHolidays: 0, standbyOnMajorHolidays: 0 };

  it.each([
    ['50 h at 200 kr', { onCall: 3000 }, { on_call: 3000 }],
    ['60 h', { onCall: 3600 }, { on_call: 3000, on_call_above_limit: 1180 }],
    ['160 h standby', { standby: 9600 }, { standby: 3640, standby_above_limit: 1680 }],
    [
      '10 h, all on a major holiday',
      { onCall: 600, onCallOnMajorHolidays: 600 },
      { on_call: 1200 },
    ],
  ])('%s', (_name, minutesOf, expected) => {
    const lines = onCallLines({ ...none, ...minutesOf }, 20_000, 2026);
    expect(Object.fromEntries(lines.map(({ rule, amount }) => [rule, amount]))).toEqual(expected);
  });

  it('refuses more time on major holidays than there is', () => {
    const minutesOf = { ...none, standby: 60, standbyOnMajorHolidays: 61 };
    expect(() => onCallLines(minutesOf, 20_000, 2026)).toThrow(RangeError);
  });
});
