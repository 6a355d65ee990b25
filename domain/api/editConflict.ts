import { ApiError } from './errors';

/**
 * The fields of an edit that were changed elsewhere since it began: the stored value is neither the
 * base nor the new value. A field without a base is saved without a check.
 * @param base - the value of each changed field when the edit began.
 */
export function conflictingFields(stored: object, base: object, changes: object): string[] {
  return Object.keys(changes).filter((field) => {
    const [was, wanted] = [valueIn(base, field), valueIn(changes, field)];
    if (was === undefined || wanted === undefined || !Object.hasOwn(stored, field)) return false;
    const is = valueIn(stored, field);
    return !isSame(is, was) && !isSame(is, wanted);
  });
}

/** @throws ApiError `edit_conflict` that names the fields, with what is stored as `current`. */
export function refuseConflicts<Stored extends object>(
  stored: Stored,
  base: Partial<Stored> | undefined,
  changes: Partial<Stored>,
): void {
  const fields = conflictingFields(stored, base ?? {}, changes);
  if (fields.length === 0) return;
  throw new ApiError(
    'edit_conflict',
    'It has been changed elsewhere since the edit began.',
    Object.fromEntries(fields.map((field) => [field, 'validation.edit_conflict'])),
    { current: stored },
  );
}

function valueIn(whole: object, field: string): unknown {
  return Object.hasOwn(whole, field) ? Reflect.get(whole, field) : undefined;
}

/** As JSON values; lists are of choices, whose order has no meaning. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    const rest: unknown[] = [...other];
    return one.length === other.length && one.every((value) => takeFrom(rest, value));
  }
  if (isObject(one) && isObject(other)) {
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
    );
  }
  return one === other;
}

/** Takes one that is the same out of the list; false where there is none. */
function takeFrom(list: unknown[], value: unknown): boolean {
  const place = list.findIndex((other) => isSame(value, other));
  if (place !== -1) list.splice(place, 1);
  return place !== -1;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
