import type { AnySchema, SchemaFieldDescription } from 'yup';
import { TIDIERS, type TidyKind } from './tidy';

/** A field's metadata: how its text is tidied before it is checked. */
export const tidyAs = (tidy: TidyKind) => ({ tidy });

/**
 * A value with its texts tidied as their schema's fields say (`meta(tidyAs(…))`), before it is
 * checked. What is already tidy stays the same object.
 *
 * @param shape - the schema's own `describe()`.
 */
export function tidiedBy(shape: SchemaFieldDescription, value: unknown): unknown {
  if (typeof value === 'string') {
    const kind = tidyKindOf(shape);
    return kind ? TIDIERS[kind](value) : value;
  }
  if ('innerType' in shape && Array.isArray(value)) {
    const { innerType } = shape;
    if (!innerType || Array.isArray(innerType)) return value;
    const items = value.map((item) => tidiedBy(innerType, item));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (!('fields' in shape)) return tidiedRecord(shape, value);
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const field = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
    return [key, field ? tidiedBy(field, inner) : inner];
  });
  const isSame = entries.every(([key, inner]) => Reflect.get(value, key) === inner);
  return isSame ? value : Object.fromEntries(entries);
}

/** A record whose keys nobody knows, such as answers by question: its texts, not its lists of ids. */
function tidiedRecord(shape: SchemaFieldDescription, value: object): object {
  const kind = tidyKindOf(shape);
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key,
    kind && typeof inner === 'string' ? TIDIERS[kind](inner) : inner,
  ]);
  const isSame = entries.every(([key, inner]) => Reflect.get(value, key) === inner);
  return isSame ? value : Object.fromEntries(entries);
}

/** The same by a schema. */
export function tidied<Value>(schema: AnySchema, value: Value): Value {
  return tidiedBy(schema.describe(), value) as Value;
}

/** How a field is tidied; undefined for one that is taken as it came. */
export function tidyKindOf(shape: SchemaFieldDescription): TidyKind | undefined {
  const kind: unknown = 'meta' in shape ? Reflect.get(Object(shape.meta), 'tidy') : undefined;
  return typeof kind === 'string' && isTidyKind(kind) ? kind : undefined;
}

const isTidyKind = (kind: string): kind is TidyKind => Object.hasOwn(TIDIERS, kind);
