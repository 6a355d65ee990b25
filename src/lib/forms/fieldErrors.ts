import { ApiError } from '#domain/api/errors';

/** A form's field errors: message ids by the field's name. */
export type FieldErrors<Values> = { [Name in keyof Values & string]?: string };

/** The field that a path belongs to: `workfields[2]` and `workfields.2` to `workfields`. */
const fieldOf = (path: string): string => path.split(/[.[]/u, 1)[0] ?? path;

/**
 * The server's errors for this form's fields; empty when there are none. The fields of an edit
 * conflict are not wrong.
 *
 * @param under - where the form's values are in the request: `contact` for `contact.email`.
 */
export function refusedFields<Values>(
  error: unknown,
  values: Values,
  under = '',
): FieldErrors<Values> {
  if (!(error instanceof ApiError) || !error.fields || error.code === 'edit_conflict') return {};
  const start = under === '' ? '' : `${under}.`;
  return byField(
    values,
    Object.entries(error.fields)
      .filter(([path]) => path.startsWith(start))
      .map(([path, message]) => [path.slice(start.length), message]),
  );
}

/** The messages by field, of messages by path; each field's first. */
export function byField<Values>(
  values: Values,
  messages: readonly (readonly [path: string, message: string])[],
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const name in values) {
    const found = messages.find(([path]) => fieldOf(path) === name);
    if (found) errors[name] = found[1];
  }
  return errors;
}
