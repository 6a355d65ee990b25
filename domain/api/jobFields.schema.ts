import { mixed, string } from 'yup';
import { isCalendarDay } from '#domain/calendar/days';
import { DATE, requiredText } from '#domain/candidates/fields.schema';
import { FILTER_FIELDS, type ListPart } from '#domain/jobs/filterFields';
import {
  isKnownList,
  isWholeWithin,
  MAX_LIST_LENGTH,
  numberOnWire,
} from '#domain/jobs/filterRules';
import { splitIds } from '#domain/jobs/filterWire';
import type { KnownIds } from '#domain/jobs/knownIds';
import { MAX_LENGTH, MAX_PAGE_SIZE } from '#domain/limits';
import { rule } from '#domain/rule';
import { tidyAs } from '#domain/text/tidied';

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
  const ids = [...known[part]];
  return optionalText(MAX_LIST_LENGTH)
    .nullable()
    .test(
      rule(
        'known-list',
        'validation.unknown_id',
        (list) => typeof list !== 'string' || isKnownList(list, known[part]),
        {
          schema: {
            description: `Ids joined by commas, of \`${FILTER_FIELDS[part].vocabulary}\`.`,
            examples: ['', ids[0], ids.slice(0, 3).join(',')],
          },
          inexpressible: 'JSON Schema does not check the parts of a comma-separated text.',
        },
      ),
    );
}

/** At most `most` ids, joined by commas. */
export function idList(most: number) {
  // With a comma each
  return requiredText(most * (MAX_LENGTH.id + 1)).test(
    rule('id-list', 'validation.too_many', (list) => splitIds(list).length <= most, {
      schema: {
        description: `Ids joined by commas, at most ${most}.`,
        examples: ['v-1', 'v-1,v-2'],
      },
      inexpressible: 'JSON Schema does not count the parts of a comma-separated text.',
    }),
  );
}

/** A day of the calendar, `YYYY-MM-DD`. */
export function calendarDay() {
  return string()
    .typeError('validation.date')
    .nonNullable('validation.date')
    .meta(tidyAs('day'))
    .test(rule('date', 'validation.date', (day) => day === undefined || isCalendarDay(day), DATE));
}

/** A whole number within bounds; digits as text are accepted too. */
export function wholeNumber(bounds: { min: number; max: number }) {
  const { min, max } = bounds;
  return mixed<number | string>((value): value is number | string => numberOnWire(value) !== null)
    .typeError('validation.number')
    .nonNullable('validation.number')
    .test(
      rule(
        'whole-number',
        'validation.number_range',
        (value) => {
          const number = numberOnWire(value);
          return number === null || isWholeWithin(number, bounds);
        },
        {
          schema: {
            description: `A whole number, ${min}–${max}; digits as text are accepted too.`,
            anyOf: [
              { type: 'integer', minimum: min, maximum: max },
              { type: 'string', pattern: '^[0-9]{1,5}$', examples: [String(min), String(max)] },
            ],
          },
          inexpressible: 'JSON Schema has no bounds for a number written as text.',
        },
      ),
    );
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
