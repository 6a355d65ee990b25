import { object, string } from 'yup';
import { PLAIN } from '#domain/candidates/fields.schema';
import { CLIENT_ERROR_KINDS, CLIENT_ERROR_LIMITS } from '#domain/clientError';
import { rule } from '#domain/rule';
import { isPlainLine } from '#domain/text/plainText';

const PATH = /^\/[^?#\s]*$/;
const plain = rule<string | undefined>(
  'plain',
  'validation.unfit_characters',
  (text) => text === undefined || isPlainLine(text),
  PLAIN,
);

/** POST misc/report_client_error: short plain lines, and a path without a query. */
export const reportClientErrorSchema = object({
  kind: string()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .oneOf(CLIENT_ERROR_KINDS, 'validation.unknown_value')
    .required('validation.required'),
  message: string()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .defined('validation.required')
    .max(CLIENT_ERROR_LIMITS.message, 'validation.too_long')
    .test(plain),
  path: string()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .required('validation.required')
    .max(CLIENT_ERROR_LIMITS.path, 'validation.too_long')
    .test(plain)
    .test(
      rule('path', 'validation.invalid', (text) => text === undefined || PATH.test(text), {
        schema: { pattern: '^/[^?#\\s\\p{Cc}\\p{Cs}]*$', examples: ['/', '/login'] },
      }),
    ),
}).noUnknown('validation.unknown_field');
