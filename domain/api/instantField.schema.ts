import { string } from 'yup';
import { isCalendarDay } from '#domain/calendar/days';
import { rule } from '#domain/rule';

/** Years 1000–2999: every database supports them, whatever the zone adds. */
const INSTANT = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** `Date.parse` reads 30 February as a day in March. */
function isInstant(text: string): boolean {
  const [day] = text.split('T');
  return INSTANT.test(text) && isCalendarDay(day) && !Number.isNaN(Date.parse(text));
}

/** An instant, ISO 8601 with its zone; optional. */
export function instantField() {
  return string()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .test(
      rule('instant', 'validation.instant', (text) => text == null || isInstant(text), {
        schema: {
          description: 'ISO 8601 with a time zone.',
          pattern:
            '^[12]\\d{3}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,6})?)?(?:Z|[+-]\\d{2}:\\d{2})$',
          examples: ['2026-05-04T08:00:00Z'],
        },
        inexpressible: 'Not every combination of digits is a valid day and time.',
      }),
    );
}
