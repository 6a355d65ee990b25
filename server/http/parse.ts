import { type Schema, ValidationError } from 'yup';
import { ApiError } from '#domain/api/errors';
import type { Parser } from './route';

/**
 * A parser from a Yup schema: strict types (no coercion), every unknown field refused, every
 * failing field named at once with its message id.
 */
export function parser<T>(schema: Schema<T>): Parser<T> {
  const parse = (input: unknown): T => {
    try {
      return schema.validateSync(input ?? {}, { abortEarly: false, strict: true });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      throw new ApiError('invalid_request', 'The request is not valid.', fieldErrors(error));
    }
  };
  return Object.assign(parse, { schema });
}

/** First message of each failing path; `noUnknown` reports each stray key by its own name. */
export function fieldErrors(error: ValidationError): Record<string, string> {
  const fields: Record<string, string> = {};
  const failures = error.inner.length > 0 ? error.inner : [error];
  for (const failure of failures) {
    if (failure.type === 'noUnknown') {
      const unknown = String(failure.params?.unknown ?? '');
      for (const key of unknown.split(', ').filter(Boolean)) {
        fields[failure.path ? `${failure.path}.${key}` : key] ??= 'validation.unknown_field';
      }
    } else {
      fields[failure.path || 'body'] ??= failure.message;
    }
  }
  return fields;
}
