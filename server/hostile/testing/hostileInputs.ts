import fc from 'fast-check';
import type { SchemaFieldDescription } from 'yup';
import type { Route } from '../../http/route';
import { bare } from './jsonText';

/** Texts that have broken other servers. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202edcba',
  '👩‍⚕️',
  'A\u030a',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1; drop table users; --",
  '$1',
  '{{7*7}}',
  '%00',
  '..%2f..%2fetc%2fpasswd',
  '<script>alert(1)</script>',
  'null',
  'NaN',
  '2026-02-30',
  '0000-01-01',
  '-000001-01-01',
  '9999-12-31',
  '2026-02-30T00:00:00Z',
  '1e309',
  ',',
  'r-01,,r-01',
  'a'.repeat(300),
  'å'.repeat(70_000),
  ','.repeat(50_000),
  'a.'.repeat(50_000),
] as const;

const TOKENS = ['1e309', '-1e309', '-0', '1e-400', '123456789012345678901234567890', 'NaN'];
const KEYS = ['__proto__', 'constructor', 'toString', 'length', '', ', ', 'a.b', '\u0000', 'id'];

/** Any value that JSON can carry, and some that it cannot. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...TOKENS.map(bare)) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(null, true, false, 0, -1, 0.5, 2 ** 53, [], {}),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 2,
    arbitrary: fc.array(fc.constantFrom<unknown>(...TEXTS, null, 1, [[]]), { maxLength: 4 }),
  },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 5000 }, () => '')) },
  { weight: 2, arbitrary: fc.dictionary(fc.constantFrom(...KEYS), fc.jsonValue(), { maxKeys: 3 }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

type Path = readonly string[];

/** Every path in a value, nested ones included. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, one]) => placesIn(one, [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

/** The value with another at that path; `undefined` removes it. */
function withAt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value)) {
    return value.map((one, index) => (String(index) === key ? withAt(one, rest, put) : one));
  }
  // From entries: assigning to `__proto__` would set no key
  const entries = new Map(Object.entries<unknown>(Object(value)));
  entries.set(key, withAt(entries.get(key), rest, put));
  return Object.fromEntries([...entries].filter(([, one]) => one !== undefined));
}

function fieldNames(shape: SchemaFieldDescription): string[] {
  return 'fields' in shape ? Object.keys(shape.fields) : [];
}

/** Every path of the valid input, every field of the schema, and keys that no schema has. */
function placesFor(route: Route, sound: object): Path[] {
  const names = [...fieldNames(route.parse.schema.describe()), ...KEYS];
  return [...placesIn(sound), ...names.map((name) => [name])];
}

/** Inputs for an endpoint: the valid one with some of its paths, or unknown ones, replaced. */
export function hostileInputs(route: Route, sound: object): fc.Arbitrary<object> {
  const fault = fc.record({
    at: fc.constantFrom<Path>(...placesFor(route, sound)),
    put: fc.oneof(
      { weight: 9, arbitrary: hostileValue },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
  });
  return fc
    .array(fault, { minLength: 1, maxLength: 3 })
    .map((faults) =>
      faults.reduce<object>((input, { at, put }) => Object(withAt(input, at, put)), sound),
    );
}

/**
 * The values that each path gets in turn; an object whose `toString` cannot be called breaks every
 * comparison.
 */
const HOSTILE_VALUES: readonly unknown[] = [
  undefined,
  null,
  { toString: {} },
  { length: 5 },
  [],
  [null],
  [[], {}],
  true,
  -1,
  0.5,
  Number.POSITIVE_INFINITY,
  '',
  '\u0000',
  '\ud800',
  '2026-02-30',
  'a'.repeat(5000),
];

/** Inputs for an endpoint, one after the other: the valid one with one path replaced. */
export function* oneHostileFieldInputs(route: Route, sound: object): Generator<object> {
  for (const place of placesFor(route, sound)) {
    for (const hostileValue of HOSTILE_VALUES) yield Object(withAt(sound, place, hostileValue));
  }
}
