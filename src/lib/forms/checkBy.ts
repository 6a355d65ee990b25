import { type AnySchema, ValidationError } from 'yup';
import { byField, type FieldErrors } from './fieldErrors';

/**
 * Validates a form with a Yup schema, whose messages are message ids; returns each field's first.
 */
export function checkBy<Values>(schema: AnySchema): (values: Values) => FieldErrors<Values> {
  return (values) => {
    try {
      schema.validateSync(values, { abortEarly: false });
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
