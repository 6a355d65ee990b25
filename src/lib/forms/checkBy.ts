import { type AnySchema, ValidationError } from 'yup';
import { tidiedBy } from '#domain/text/tidied';
import { isConfirmed } from './confirmedNumbers';
import { byField, type FieldErrors } from './fieldErrors';

/**
 * Validates a form with a Yup schema, whose messages are message ids; returns each field's first.
 */
export function checkBy<Values>(schema: AnySchema): (values: Values) => FieldErrors<Values> {
  const shape = schema.describe();
  return (values) => {
    try {
      schema.validateSync(tidiedBy(shape, values), { abortEarly: false, context: { isConfirmed } });
      return {};
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const failures = error.inner.length > 0 ? error.inner : [error];
      return byField(
        values,
        failures.map(({ path, message }) => [path ?? '', message]),
      );
    }
  };
}
