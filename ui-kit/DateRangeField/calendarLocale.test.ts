import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { calendarLocale } from './calendarLocale';

/** The adapter that MUI's calendar calls. */
const adapter = (locale: string) => new AdapterDayjs({ locale: calendarLocale(locale) });

it.each([
  ['sv-SE', '2026-10-26', 'måndag'],
  ['en-GB', '2026-10-26', 'Monday'],
  ['en-US', '2026-11-01', 'Sunday'],
  ['de-DE', '2026-10-26', 'Montag'],
  ['ar-EG', '2026-10-31', 'السبت'],
])('%s begins the weeks of November 2026 on %s, %s', (locale, first, name) => {
  const weeks = adapter(locale).getWeekArray(dayjs('2026-11-15'));
  const [[day] = []] = weeks;
  expect(day?.format('YYYY-MM-DD')).toBe(first);
  expect(day && adapter(locale).format(day.locale(calendarLocale(locale)), 'weekday')).toBe(name);
});

it.each([
  ['sv-SE', '2026-11-01', 44],
  ['en-US', '2026-11-01', 45],
  ['sv-SE', '2027-01-01', 53],
  ['en-US', '2026-01-01', 1],
  ['en-US', '2027-01-02', 53],
])('%s numbers the week of %s by its Thursday: %i', (locale, day, number) => {
  const { locale: name } = { locale: calendarLocale(locale) };
  expect(adapter(locale).getWeekNumber(dayjs(day).locale(name))).toBe(number);
});
