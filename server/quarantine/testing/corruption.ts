import fc from 'fast-check';

/** What is done to a stored value: by which way into it, and what stands there then. */
export interface Corruption {
  /** Which field at each depth, as a number that is reduced to those that are there. */
  way: number[];
  /** What is put there; absent: the field is taken away. */
  put?: unknown;
}

const BROKEN = [null, 0, -1.5, 1e308, '', 'text', true, [], {}, [null], [7], { a: 1 }];

/** Fields that are gone and types that are others, at any depth. */
export const corruption: fc.Arbitrary<Corruption> = fc.oneof(
  fc.record({ way: fc.array(fc.nat(40), { minLength: 1, maxLength: 3 }) }),
  fc.record({
    way: fc.array(fc.nat(40), { maxLength: 3 }),
    put: fc.constantFrom(...BROKEN),
  }),
);

/** The corrupted copy of a value that JSON can say. */
export function corrupted(value: unknown, { way, put }: Corruption): unknown {
  const [step, ...rest] = way;
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const key = step === undefined ? undefined : keys[step % keys.length];
  if (key === undefined) return put ?? null;
  const copy: unknown = structuredClone(value);
  if (rest.length === 0 && put === undefined) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else Reflect.deleteProperty(Object(copy), key);
  } else {
    const inner =
      rest.length === 0
        ? put
        : corrupted(Reflect.get(Object(copy), key), {
            way: rest,
            ...(put !== undefined && { put }),
          });
    Reflect.set(Object(copy), key, inner);
  }
  return copy;
}
