import { describe, expect, it } from 'vitest';
import { dayReader, formatDayHeading, formatTime, formatWhen } from './instants';

const stockholm = { locale: 'sv-SE', timeZone: 'Europe/Stockholm', today: '2026-05-04' };
const london = { locale: 'en-GB', timeZone: 'Europe/London', today: '2026-05-04' };

describe('dayReader', () => {
  it.each([
    ['Europe/Stockholm', '2026-05-03T21:59:59Z', '2026-05-03'],
    ['Europe/Stockholm', '2026-05-03T22:00:00Z', '2026-05-04'],
    // In winter the day begins an hour later.
    ['Europe/Stockholm', '2026-01-03T22:30:00Z', '2026-01-03'],
    ['Europe/Stockholm', '2026-01-03T23:00:00Z', '2026-01-04'],
    // A time zone with an offset of a quarter of an hour.
    ['Asia/Kathmandu', '2026-05-03T18:14:59Z', '2026-05-03'],
    ['Asia/Kathmandu', '2026-05-03T18:15:00Z', '2026-05-04'],
  ])('%s %s is %s', (timeZone, instant, day) => {
    const dayOf = dayReader(timeZone);
    expect(dayOf(instant)).toBe(day);
    expect(dayOf(instant)).toBe(day);
  });
});

describe('formatTime', () => {
  it.each([
    [stockholm, '2026-05-04T12:05:00Z', '14:05'],
    [stockholm, '2026-05-04T22:00:00Z', '00:00'],
    [london, '2026-05-04T06:05:00Z', '07:05'],
  ])('%# %s', (clock, instant, text) => {
    expect(formatTime(instant, clock)).toBe(text);
  });
});

describe('formatDayHeading', () => {
  it.each([
    ['2026-05-04', stockholm, 'I dag'],
    ['2026-05-03', stockholm, 'I går'],
    ['2026-04-27', stockholm, 'Måndag 27 april'],
    ['2025-12-31', stockholm, 'Onsdag 31 december 2025'],
    ['2026-05-04', london, 'Today'],
    ['2026-05-03', london, 'Yesterday'],
    ['2026-04-27', london, 'Monday 27 April'],
    // A server clock ahead of ours must not turn it into yesterday.
    ['2026-05-05', london, 'Tuesday 5 May'],
  ])('%s %#', (day, calendar, text) => {
    expect(formatDayHeading(day, calendar)).toBe(text);
  });
});

describe('formatWhen', () => {
  it.each([
    ['2026-05-04T12:05:00Z', stockholm, '14:05'],
    ['2026-05-03T12:05:00Z', stockholm, 'i går'],
    ['2026-04-30T12:05:00Z', stockholm, 'tors'],
    ['2026-04-27T12:05:00Z', stockholm, '27 april'],
    ['2025-04-27T12:05:00Z', stockholm, '27 april 2025'],
    ['2026-05-03T12:05:00Z', london, 'yesterday'],
    ['2026-04-30T12:05:00Z', london, 'Thu'],
  ])('%s %#', (instant, calendar, text) => {
    expect(formatWhen(instant, calendar)).toBe(text);
  });
});
