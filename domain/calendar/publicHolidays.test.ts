import { expect, it } from 'vitest';
import { publicHolidaysOf } from './publicHolidays';

// As the npm package swedish-holidays 1.1.2 gives them
it.each([
  [2024, '03-29 03-31 04-01 05-09 05-19 06-22 11-02'],
  [2025, '04-18 04-20 04-21 05-29 06-08 06-21 11-01'],
  [2026, '04-03 04-05 04-06 05-14 05-24 06-20 10-31'],
  [2027, '03-26 03-28 03-29 05-06 05-16 06-26 11-06'],
  [2028, '04-14 04-16 04-17 05-25 06-04 06-24 11-04'],
  [2029, '03-30 04-01 04-02 05-10 05-20 06-23 11-03'],
  [2030, '04-19 04-21 04-22 05-30 06-09 06-22 11-02'],
])('the movable holidays of %i', (year, days) => {
  const fixed = ['01-01', '01-06', '05-01', '06-06', '12-25', '12-26'];
  const holidays = publicHolidaysOf(year).map(({ day }) => day);
  expect(holidays).toEqual([...fixed, ...days.split(' ')].sort().map((day) => `${year}-${day}`));
});
