import type { SchemaFieldDescription } from 'yup';

/** A field's path and its error, as a message id. */
export type FieldError = readonly [path: string, messageId: string];

export const TOO_MANY = 'validation.too_many';
const UNKNOWN_FIELD = 'validation.unknown_field';

/**
 * The errors that the shape alone shows, without reading any value: lists longer than their
 * schema's `max`, and keys that an object's schema does not have.
 *
 * Yup finds both too, but checks every element of an over-long list all the same (a body of 240 KB
 * blocked the process for four seconds), and joins the unknown keys into one text.
 *
 * @param shape - the schema's own `describe()`.
 */
export function shapeErrors(
  shape: SchemaFieldDescription,
  value: unknown,
  path = '',
): FieldError[] {
  if ('innerType' in shape && Array.isArray(value)) {
    const { innerType } = shape;
    if (value.length > longestList(shape)) return [[path, TOO_MANY]];
    // A tuple is described by several types and checks its own length.
    if (!innerType || Array.isArray(innerType)) return [];
    return value.flatMap((item, index) => shapeErrors(innerType, item, `${path}[${index}]`));
  }
  if ('fields' in shape && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.keys(value).flatMap((key) => {
      const inner = path ? `${path}.${key}` : key;
      const field = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
      if (field) return shapeErrors(field, Reflect.get(value, key), inner);
      return refusesUnknown(shape) ? [[inner, UNKNOWN_FIELD]] : [];
    });
  }
  return [];
}

/** The `max` of a list's schema; infinite when it has none. */
export function longestList(shape: SchemaFieldDescription): number {
  const max = testsOf(shape).find(({ name }) => name === 'max')?.params?.max;
  return typeof max === 'number' ? max : Number.POSITIVE_INFINITY;
}

/** Whether an object's schema ends with `noUnknown()`. */
export function refusesUnknown(shape: SchemaFieldDescription): boolean {
  return testsOf(shape).some(({ name }) => name === 'noUnknown');
}

function testsOf(shape: SchemaFieldDescription) {
  return 'tests' in shape ? shape.tests : [];
}

/** The names of the fields of an object's schema. */
export function fieldsOf(shape: SchemaFieldDescription): ReadonlySet<string> {
  return new Set('fields' in shape ? Object.keys(shape.fields) : []);
}
