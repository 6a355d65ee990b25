import { mixed, string } from 'yup';
import { isCalendarDay } from '#domain/calendar/days';
import type { ListPart } from '#domain/jobs/filterFields';
import {
  isKnownList,
  isWholeWithin,
  MAX_LIST_LENGTH,
  numberOnWire,
} from '#domain/jobs/filterRules';
import type { KnownIds } from '#domain/jobs/knownIds';
import { MAX_PAGE_SIZE } from '#domain/limits';

/** Fields shared by the jobs endpoints; all optional, messages are message ids. */

/** A text of at most `max` characters. */
export function optionalText(max: number) {
  return string()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .max(max, 'validation.too_long');
}

/** Comma-joined ids of one vocabulary; '' and null mean no list. */
export function knownList(known: KnownIds, part: ListPart) {
  return optionalText(MAX_LIST_LENGTH)
    .nullable()
    .test({
      name: 'known-list',
      message: 'validation.unknown_id',
      params: { part },
      test: (list) => typeof list !== 'string' || isKnownList(list, known[part]),
    });
}

/** A day of the calendar, `YYYY-MM-DD`. */
export function calendarDay() {
  return string()
    .typeError('validation.date')
    .nonNullable('validation.date')
    .test('date', 'validation.date', (day) => day === undefined || isCalendarDay(day));
}

/** A whole number within bounds; digits as text are accepted too. */
export function wholeNumber(bounds: { min: number; max: number }) {
  return mixed<number | string>((value): value is number | string => numberOnWire(value) !== null)
    .typeError('validation.number')
    .nonNullable('validation.number')
    .test({
      name: 'whole-number',
      message: 'validation.number_range',
      params: bounds,
      test: (value) => {
        const number = numberOnWire(value);
        return number === null || isWholeWithin(number, bounds);
      },
    });
}

/** Jobs per page. */
export function pageLength() {
  return wholeNumber({ min: 1, max: MAX_PAGE_SIZE });
}

/** One of some values. */
export function oneOfWords<Word extends string>(...words: readonly Word[]) {
  return string<Word>()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .oneOf([...words, undefined], 'validation.unknown_value');
}
