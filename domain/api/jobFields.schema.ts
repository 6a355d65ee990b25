import { number, string } from 'yup';
import { isCalendarDay } from '#domain/jobs/calendarDay';
import { isKnownList, isRateInBounds, MAX_LIST_LENGTH } from '#domain/jobs/filterRules';
import { MAX_PAGE_SIZE } from '#domain/limits';

/** Fields that the jobs endpoints share; all optional, none nullable, messages are message ids. */

/** A text of at most `max` characters. */
export function optionalText(max: number) {
  return string()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .max(max, 'validation.too_long');
}

/** Comma-joined ids of one vocabulary. */
export function knownList(known: ReadonlySet<string>) {
  return optionalText(MAX_LIST_LENGTH).test(
    'known',
    'validation.unknown_id',
    (list) => list === undefined || isKnownList(list, known),
  );
}

/** A day of the calendar, `YYYY-MM-DD`. */
export function calendarDay() {
  return string()
    .typeError('validation.date')
    .nonNullable('validation.date')
    .test('date', 'validation.date', (day) => day === undefined || isCalendarDay(day));
}

/** Whole SEK per hour within part 9's bounds. */
export function hourlyRate() {
  return number()
    .typeError('validation.number')
    .nonNullable('validation.number')
    .test(
      'bounds',
      'validation.number_range',
      (rate) => rate === undefined || isRateInBounds(rate),
    );
}

/** Jobs per page. */
export function pageLength() {
  return number()
    .typeError('validation.number')
    .nonNullable('validation.number')
    .integer('validation.number_range')
    .min(1, 'validation.number_range')
    .max(MAX_PAGE_SIZE, 'validation.number_range');
}

/** One of a few words. */
export function oneOfWords<Word extends string>(...words: readonly Word[]) {
  return string<Word>()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .oneOf([...words, undefined], 'validation.unknown_value');
}
