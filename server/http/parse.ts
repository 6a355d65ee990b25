import { ObjectSchema, type Schema, type SchemaFieldDescription, ValidationError } from 'yup';
import { ApiError } from '#domain/api/errors';
import { CONFIRMED_FIELD, PERSONAL_NUMBER } from '#domain/text/confirmedField';
import { ALL_CONFIRMED, confirmedField } from '#domain/text/confirmedNumber';
import { tidiedBy } from '#domain/text/tidied';
import type { Parser } from './route';
import { type FieldError, shapeErrors, TOO_MANY } from './shapeErrors';

/** The most fields that one error names; a hostile body has thousands. */
const MOST_NAMED = 100;

/**
 * A parser from a Yup schema: texts are tidied where a person types them, strict types (no
 * coercion), every unknown field refused, every invalid field named at once with its message id. A
 * request with a free text may say that what looks like a personal identity number in it is none;
 * the handler does not see that field.
 */
export function parser<T>(given: Schema<T>): Parser<T> {
  const asks = given instanceof ObjectSchema && asksOfNumbers(given.describe());
  const isOwn = given instanceof ObjectSchema && Object.hasOwn(given.fields, CONFIRMED_FIELD);
  const adds = asks && !isOwn;
  const schema: Schema<T> = adds ? given.shape({ [CONFIRMED_FIELD]: confirmedField() }) : given;
  const shape = schema.describe();
  const parse = (input: unknown): T => {
    const value = input ?? {};
    const ofShape = shapeErrors(shape, value);
    if (ofShape.some(([, messageId]) => messageId === TOO_MANY)) throw refusal(ofShape);
    try {
      const parsed = schema.validateSync(tidiedBy(shape, value), {
        abortEarly: false,
        strict: true,
        ...(isConfirmed(value) && { context: ALL_CONFIRMED }),
      });
      return adds ? withoutConfirmation(parsed) : parsed;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      throw refusal([...ofShape, ...valueErrors(error)]);
    }
  };
  return Object.assign(parse, { schema });
}

/** Whether a schema, or a field within it, checks a text for personal identity numbers. */
function asksOfNumbers(shape: SchemaFieldDescription): boolean {
  if ('tests' in shape && shape.tests.some(({ name }) => name === 'personal-number')) return true;
  if ('fields' in shape) return Object.values(shape.fields).some(asksOfNumbers);
  return 'innerType' in shape && [shape.innerType].flat().some((one) => one && asksOfNumbers(one));
}

const isConfirmed = (value: unknown): boolean => Object(value)[CONFIRMED_FIELD] === true;

function withoutConfirmation<T>(parsed: T): T {
  const rest = Object.entries(Object(parsed)).filter(([name]) => name !== CONFIRMED_FIELD);
  return Object.fromEntries(rest) as T;
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
  return new ApiError('invalid_request', messageOf(fields), Object.fromEntries(fields));
}

/** With the way past a guess, for whoever writes the calling program. */
function messageOf(fields: ReadonlyMap<string, string>): string {
  const asked = [...fields].flatMap(([path, id]) => (id === PERSONAL_NUMBER ? [path] : []));
  if (asked.length === 0) return 'The request is not valid.';
  return `The request is not valid. It may hold a personal identity number in: ${asked.join(', ')}. Remove it, or send "${CONFIRMED_FIELD}": true if it is none.`;
}
