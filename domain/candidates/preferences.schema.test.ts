import { expect, it } from 'vitest';
import { weekKeysBetween, weekOfKey } from '#domain/calendar/isoWeek';
import { somePreferencesSchema } from './preferences.schema';

const weeks = (count: number) =>
  Object.fromEntries(
    weekKeysBetween('2026-01-05', '9999-12-31', count).map((key) => [key, weekOfKey(key)]),
  );
const errorOf = (weeksData: unknown): Promise<string | null> =>
  somePreferencesSchema.validate({ availablePeriods: { weeksData } }).then(
    () => null,
    ({ message }: Error) => message,
  );
const [[key, week] = ['', null]] = Object.entries(weeks(1));

it.each<[name: string, given: unknown, error: string | null]>([
  ['no week', {}, null],
  ['two years of weeks', weeks(104), null],
  ['a week more', weeks(105), 'validation.too_many'],
  ['a list', [], 'validation.wrong_type'],
  ['a text', key, 'validation.wrong_type'],
  ['another key than the week’s', { [`0${key}`]: week }, 'validation.week'],
  ['a week of another key', { [key]: weekOfKey('3_2026') }, 'validation.week'],
  ['a week with more than it has', { [key]: { ...week, note: '' } }, 'validation.week'],
  ['nothing for a week', { [key]: null }, 'validation.week'],
])('takes or refuses %s', async (_name, given, error) => {
  expect(await errorOf(given)).toBe(error);
});
