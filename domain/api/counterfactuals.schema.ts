import { object } from 'yup';
import { requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { rule } from '#domain/rule';
import { optionalText } from './jobFields.schema';

const PAGE = /^[1-9]\d{0,4}$/;

/** The query of `fetch_opened_jobs`. */
export const fetchOpenedJobsSchema = object({
  change: requiredText(MAX_LENGTH.path),
  page: optionalText(MAX_LENGTH.id).test(
    rule('page', 'validation.number_range', (page) => page === undefined || PAGE.test(page), {
      schema: {
        description: 'From 1 on.',
        pattern: '^[1-9][0-9]{0,4}$',
        examples: ['1', '2'],
      },
    }),
  ),
}).noUnknown();
