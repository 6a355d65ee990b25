import { string } from 'yup';
import { isMonth } from '#domain/candidates/experiences';
import { rule } from '#domain/rule';
import { tidyAs } from '#domain/text/tidied';

/** A month as `YYYY-MM`. */
export function month() {
  return string()
    .typeError('validation.month')
    .nonNullable('validation.month')
    .meta(tidyAs('day'))
    .test(
      rule('month', 'validation.month', (text) => text == null || isMonth(text), {
        schema: {
          description: 'A month, YYYY-MM.',
          pattern: '^(?:19[5-9][0-9]|20[0-9]{2})-(?:0[1-9]|1[0-2])$',
          examples: ['2019-08', '2024-01'],
        },
      }),
    );
}
