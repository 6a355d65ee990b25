import { formatArray, parseArray } from './arrayLiteral';
import type { Answer, Parameter } from './connection';

/**
 * Converts values between JavaScript and PostgreSQL's text form, in one place for both drivers,
 * whose own conversions differ: a `date` is a day early in Stockholm in one, an `int8` a string in
 * the other.
 */

type Decoder = (text: string) => unknown;

/** An `int8` as a number; one that a number cannot represent is an error, never a rounded value. */
function decodeInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The int8 ${text} is beyond the safe integers; select it as text.`);
  }
  return value;
}

const TIMESTAMPTZ = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;

/**
 * A `timestamptz` of a session in UTC as ISO 8601. Three decimals, as `Date` writes them; six when
 * the database holds microseconds, so that a query with the value finds it again.
 */
function decodeTimestamptz(text: string): string {
  const match = TIMESTAMPTZ.exec(text);
  if (!match) throw new RangeError(`The timestamptz ${text} has no ISO form here.`);
  const [, day, time, decimals = ''] = match;
  const micros = decimals.padEnd(6, '0');
  return `${day}T${time}.${micros.endsWith('000') ? micros.slice(0, 3) : micros}Z`;
}

function decodeBytea(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text.slice(2), 'hex'));
}

const decodeJson: Decoder = (text) => JSON.parse(text);
const arrayOf =
  (decode: Decoder): Decoder =>
  (text) =>
    parseArray(text).map((element) => (element === null ? null : decode(element)));
const asText: Decoder = (text) => text;

/** By PostgreSQL's type number (`select oid, typname from pg_type`); all others stay text. */
const DECODERS: ReadonlyMap<number, Decoder> = new Map([
  [16, (text) => text === 't'], // bool
  [17, decodeBytea],
  [20, decodeInt8],
  [21, Number], // int2
  [23, Number], // int4
  [26, Number], // oid
  [114, decodeJson],
  [700, Number], // float4
  [701, Number], // float8
  [1184, decodeTimestamptz],
  [3802, decodeJson], // jsonb
  [1007, arrayOf(Number)], // int4[]
  [1009, arrayOf(asText)], // text[]
  [1016, arrayOf(decodeInt8)], // int8[]
]);

/** The rows of a result, each with its columns by name. */
export function decodeRows(answer: Answer): Record<string, unknown>[] {
  const columns = answer.columns.map(({ name, oid }) => ({
    name,
    decode: DECODERS.get(oid) ?? asText,
  }));
  return answer.rows.map((row) => {
    const decoded: Record<string, unknown> = {};
    columns.forEach(({ name, decode }, index) => {
      const text = row[index] ?? null;
      decoded[name] = text === null ? null : decode(text);
    });
    return decoded;
  });
}

/**
 * A parameter in PostgreSQL's text form: strings, numbers, booleans, bigints and dates as they are
 * written, bytes as `bytea`, arrays as PostgreSQL arrays (for `= any($1)`). A plain object is
 * refused: jsonb goes through `json()`.
 */
export function encodeParameter(value: unknown): Parameter {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return formatArray(value.map(encodeParameter));
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
    default:
      throw new TypeError(`A parameter cannot be a ${typeof value}; give jsonb through json().`);
  }
}
