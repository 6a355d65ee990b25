import fc, { type Arbitrary } from 'fast-check';
import type { Document } from './documentedInput';

interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** Texts of lengths around a bound, long enough to differ and short enough to read. */
const LETTERS = fc.string({
  unit: fc.constantFrom('a', 'Ö', '-', '7'),
  minLength: 1,
  maxLength: 12,
});
const ODD = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\u200b',
  'a\nb',
  '\ud800',
  '2026-02-30',
  '501',
  '9999',
  '😀',
);
const WRONG = fc.constantFrom<unknown>(
  null,
  true,
  false,
  0,
  -1,
  1.5,
  501,
  1e9,
  '',
  'x',
  [],
  {},
  ['x'],
  { x: 1 },
);

/** Values made from a schema of the document: most are allowed, some are at or past a bound. */
export function documentedBodies({ components }: Document, schema: object): Arbitrary<object> {
  const sound = fc.dictionary(fc.constant('x'), fc.anything(), { maxKeys: 0 });
  const body = valuesOf(schema).map((value) => (Object(value) === value ? Object(value) : {}));
  const changed = fc
    .tuple(body, fc.nat(), fc.constantFrom('drop', 'add', 'replace'), fc.oneof(WRONG, ODD))
    .map(([whole, at, how, wrong]) => changedAt(whole, at, how, wrong));
  return fc.oneof({ weight: 5, arbitrary: body }, { weight: 5, arbitrary: changed }, sound);

  function valuesOf(part: Schema): Arbitrary<unknown> {
    const name = part.$ref?.split('/').at(-1);
    if (name !== undefined) return valuesOf({ ...components.schemas[name], ...withoutRef(part) });
    if ('const' in part) return fc.constant(part.const);
    if (part.enum) return fc.constantFrom(...part.enum);
    if (part.anyOf) return fc.oneof(...part.anyOf.map((one) => valuesOf({ ...one })));
    const types = [part.type ?? ['string', 'integer', 'boolean']].flat();
    return fc.oneof(...types.map((type) => ofType(type, part)));
  }

  function ofType(type: string, part: Schema): Arbitrary<unknown> {
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
      case 'number':
        return numberOf(part);
      case 'array':
        return listOf(part);
      case 'object':
        return objectOf(part);
      default:
        return textOf(part);
    }
  }

  function textOf({ allOf = [], ...part }: Schema): Arbitrary<string> {
    const all = [part, ...allOf].map((one) => ({
      ...components.schemas[one.$ref?.split('/').at(-1) ?? ''],
      ...one,
    }));
    const examples = all.flatMap((one) => one.examples ?? []).map(String);
    const [known = null] = all.flatMap((one) => (one.enum ? [one.enum] : []));
    if (known) return fc.constantFrom(...known.map(String));
    const { maxLength = 40 } = part;
    const atBound = fc.constantFrom(maxLength, maxLength + 1).map((length) => 'a'.repeat(length));
    const free = fc.oneof({ weight: 60, arbitrary: LETTERS }, { weight: 1, arbitrary: atBound });
    if (examples.length === 0) return free;
    return fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...examples) },
      { weight: 1, arbitrary: free },
    );
  }

  function numberOf({ minimum = 0, maximum = 100 }: Schema): Arbitrary<number> {
    const within = fc.integer({ min: minimum, max: maximum });
    const around = fc.constantFrom(minimum - 1, minimum, maximum, maximum + 1, minimum + 0.5);
    return fc.oneof({ weight: 60, arbitrary: within }, { weight: 1, arbitrary: around });
  }

  function listOf({ items = {}, minItems = 0, maxItems }: Schema): Arbitrary<unknown[]> {
    const short = fc.array(valuesOf(items), { minLength: minItems, maxLength: minItems + 2 });
    if (maxItems === undefined || maxItems > 60) return short;
    const long = valuesOf(items).map((item) => Array.from({ length: maxItems + 1 }, () => item));
    return fc.oneof({ weight: 30, arbitrary: short }, { weight: 1, arbitrary: long });
  }

  function objectOf(part: Schema): Arbitrary<object> {
    const { properties = {}, required = [], additionalProperties } = part;
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, valuesOf(field)]),
    );
    const known = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
    if (typeof additionalProperties !== 'object') return known;
    return fc.dictionary(LETTERS, valuesOf(additionalProperties), { maxKeys: 3 });
  }
}

function withoutRef({ $ref: _ref, ...part }: Schema): Schema {
  return part;
}

/** The same value with one nested field dropped, added or replaced. */
function changedAt(whole: object, at: number, how: string, wrong: unknown): object {
  const copy: object = structuredClone(whole);
  const places: [holder: object, key: string][] = [];
  const visit = (holder: object) => {
    for (const [key, value] of Object.entries(holder)) {
      places.push([holder, key]);
      if (typeof value === 'object' && value !== null) visit(value);
    }
  };
  visit(copy);
  const [holder, key] = places[at % Math.max(places.length, 1)] ?? [copy, 'stray'];
  if (how === 'add' && !Array.isArray(holder)) Reflect.set(holder, 'stray', wrong);
  else if (how === 'drop' && !Array.isArray(holder)) Reflect.deleteProperty(holder, key);
  else Reflect.set(holder, key, wrong);
  return copy;
}
