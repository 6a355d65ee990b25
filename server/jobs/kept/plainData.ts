import { deserialize, serialize } from 'node:v8';

/**
 * Plain data as records of some hundred kilobytes, so that neither writing nor reading a large index
 * holds up the process. It knows nothing of what it carries: objects, lists, typed arrays and what
 * else the structured clone algorithm has.
 */

/** Elements in one record: of a list, and of a typed array. */
const LIST_STEP = 1000;
const NUMBERS_STEP = 65_536;
/** A shorter list or typed array stays where it is. */
const WORTH_A_PART = 1000;

type Numbers = Int32Array | Float64Array | Uint8Array;
type Part = Numbers | readonly unknown[];

/** Where a part belongs: the names and positions that lead to it. */
interface Place {
  path: readonly (string | number)[];
  length: number;
}

/** What a record holds: a piece of a part or, the last one, all that is no part. */
type Piece = { part: number; piece: Part } | { rest: unknown; places: readonly Place[] };

const isNumbers = (value: unknown): value is Numbers =>
  value instanceof Int32Array || value instanceof Float64Array || value instanceof Uint8Array;

/** The records of plain data, in order. */
export function* recordsOf(data: unknown): Generator<Buffer> {
  const parts: { path: Place['path']; values: Part }[] = [];
  const rest = withoutParts(data, [], (path, values) => parts.push({ path, values }));
  for (const [part, { values }] of parts.entries()) {
    const step = isNumbers(values) ? NUMBERS_STEP : LIST_STEP;
    for (let from = 0; from < values.length; from += step) {
      yield serialize({ part, piece: values.slice(from, from + step) } satisfies Piece);
    }
  }
  const places = parts.map(({ path, values }) => ({ path, length: values.length }));
  yield serialize({ rest, places } satisfies Piece);
}

/** The same data with `null` for each long part, which is given to `keep`. */
function withoutParts(
  data: unknown,
  path: Place['path'],
  keep: (path: Place['path'], values: Part) => void,
): unknown {
  if ((isNumbers(data) || Array.isArray(data)) && data.length > WORTH_A_PART) {
    keep(path, data);
    return null;
  }
  if (Array.isArray(data)) return data.map((one, at) => withoutParts(one, [...path, at], keep));
  if (Object.prototype.toString.call(data) !== '[object Object]') return data;
  return Object.fromEntries(
    Object.entries(Object(data)).map(([name, one]) => [
      name,
      withoutParts(one, [...path, name], keep),
    ]),
  );
}

/** Puts data together from its records. */
export class PlainDataReader {
  readonly #parts: Part[][] = [];
  #whole: { data: unknown } | null = null;

  /** @throws for what `recordsOf` never made. */
  add(record: Buffer): void {
    const piece = deserialize(record) as Piece;
    if ('rest' in piece) {
      this.#whole = { data: this.#joined(piece) };
      return;
    }
    const pieces = this.#parts[piece.part] ?? [];
    this.#parts[piece.part] = pieces;
    pieces.push(piece.piece);
  }

  /** The data. @throws when a record is missing. */
  done(): unknown {
    if (this.#whole === null) throw new Error('The last record is missing.');
    return this.#whole.data;
  }

  #joined({ rest, places }: Extract<Piece, { rest: unknown }>): unknown {
    const root = { rest };
    for (const [part, { path, length }] of places.entries()) {
      const values = joined(this.#parts[part] ?? [], length);
      let holder: object = root;
      const way = ['rest', ...path];
      const last = way.pop() ?? 'rest';
      for (const step of way) holder = Reflect.get(holder, step);
      Reflect.set(holder, last, values);
    }
    return root.rest;
  }
}

function joined(pieces: readonly Part[], length: number): Part {
  const count = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (count !== length) throw new Error(`A part has ${count} elements instead of ${length}.`);
  const [first] = pieces;
  if (!isNumbers(first)) return pieces.flatMap((piece) => Array.from(piece));
  const numbers = new (first.constructor as new (length: number) => Numbers)(length);
  let at = 0;
  for (const piece of pieces) {
    numbers.set(piece as Numbers, at);
    at += piece.length;
  }
  return numbers;
}
