import { type Schema, ValidationError } from 'yup';
import { ApiError } from '#domain/api/errors';
import { tidiedBy } from '#domain/text/tidied';
import type { Parser } from './route';
import { type FieldError, shapeErrors, TOO_MANY } from './shapeErrors';

/** The most fields that one error names; a hostile body has thousands. */
const MOST_NAMED = 100;

/**
 * A parser from a Yup schema: texts are tidied where a person types them, strict types (no coercion), every unknown field refused, every
 * invalid field named at once with its message id.
 */
export function parser<T>(schema: Schema<T>): Parser<T> {
  const shape = schema.describe();
  const parse = (input: unknown): T => {
    const value = input ?? {};
    const ofShape = shapeErrors(shape, value);
    if (ofShape.some(([, messageId]) => messageId === TOO_MANY)) throw refusal(ofShape);
    try {
      return schema.validateSync(tidiedBy(shape, value), { abortEarly: false, strict: true });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      throw refusal([...ofShape, ...valueErrors(error)]);
    }
  };
  return Object.assign(parse, { schema });
}

/** Yup's errors by path, except for unknown keys, which `shapeErrors` names one by one. */
function valueErrors(error: ValidationError): FieldError[] {
  const failures = error.inner.length > 0 ? error.inner : [error];
  return failures
    .filter(({ type }) => type !== 'noUnknown')
    .map(({ path, message }) => [path || 'body', message]);
}

/** The first message of each path. */
function refusal(errors: readonly FieldError[]): ApiError {
  const fields = new Map<string, string>();
  for (const [path, messageId] of errors) {
    if (fields.size === MOST_NAMED) break;
    if (!fields.has(path)) fields.set(path, messageId);
  }
  // From entries, so that a field named `__proto__` is handled like any other
  return new ApiError('invalid_request', 'The request is not valid.', Object.fromEntries(fields));
}
