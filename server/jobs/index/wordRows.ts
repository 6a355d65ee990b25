import { type Bitmap, collectRows, countCommon, emptyBitmap, hasBit, setBit } from './bitmap';
import { lowerBound } from './lowerBound';

/** From here on a bitmap is smaller: a row of a list costs a byte, one of a bitmap an eighth. */
const DENSE_FROM = 1 / 8;

/** What the rows of words are made again from. */
export type WordRowsState = ReturnType<WordRows['state']>;

/**
 * The rows of each word. An ad has hundreds of words, so lists are stored as the differences of
 * their rows, seven bits a byte: most rows cost one byte.
 */
export class WordRows {
  readonly #keys: Int32Array;
  /** Where each key's bytes end; a key without bytes is dense. */
  readonly #ends: Int32Array;
  readonly #bytes: Uint8Array;
  readonly #dense: ReadonlyMap<number, Bitmap>;

  constructor(
    keys: Int32Array,
    ends: Int32Array,
    bytes: Uint8Array,
    dense: ReadonlyMap<number, Bitmap>,
  ) {
    this.#keys = keys;
    this.#ends = ends;
    this.#bytes = bytes;
    this.#dense = dense;
  }

  /** The rows that `state` was made of. */
  static from({ keys, ends, bytes, densePlaces, denseBits }: WordRowsState): WordRows {
    const length = densePlaces.length === 0 ? 0 : denseBits.length / densePlaces.length;
    const dense = new Map(
      Array.from(densePlaces, (place, at) => [
        place,
        denseBits.subarray(at * length, (at + 1) * length),
      ]),
    );
    return new WordRows(keys, ends, bytes, dense);
  }

  /** Everything that they are made again from: plain data, which never changes. */
  state() {
    const bitmaps = [...this.#dense.values()];
    const denseBits = new Int32Array(bitmaps.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const bits of bitmaps) {
      denseBits.set(bits, at);
      at += bits.length;
    }
    return {
      keys: this.#keys,
      ends: this.#ends,
      bytes: this.#bytes,
      densePlaces: Int32Array.from(this.#dense.keys()),
      denseBits,
    };
  }

  /** Ascending, each once. */
  get keys(): Int32Array {
    return this.#keys;
  }

  /** The place of the first key that is `key` or greater. */
  placeOf(key: number): number {
    const keys = this.#keys;
    return lowerBound(keys.length, (at) => (keys[at] ?? 0) < key);
  }

  /** Adds a key's rows to a set. */
  addTo(rows: Bitmap, place: number): void {
    const dense = this.#dense.get(place);
    if (dense) {
      for (let at = 0; at < rows.length; at += 1) rows[at] = (rows[at] ?? 0) | (dense[at] ?? 0);
      return;
    }
    const bytes = this.#bytes;
    const end = this.#ends[place] ?? 0;
    let row = -1;
    for (let at = this.#startOf(place); at < end; at += 1) {
      let byte = bytes[at] ?? 0;
      let step = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        at += 1;
        byte = bytes[at] ?? 0;
        step |= (byte & 0x7f) << shift;
      }
      row += step;
      setBit(rows, row);
    }
  }

  /** Writes a key's rows, ascending, into `rows` from its start and returns how many. */
  read(place: number, rows: Int32Array): number {
    const dense = this.#dense.get(place);
    if (dense) return collectRows(dense, rows);
    const bytes = this.#bytes;
    const end = this.#ends[place] ?? 0;
    let row = -1;
    let count = 0;
    for (let at = this.#startOf(place); at < end; at += 1) {
      let byte = bytes[at] ?? 0;
      let step = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        at += 1;
        byte = bytes[at] ?? 0;
        step |= (byte & 0x7f) << shift;
      }
      row += step;
      rows[count] = row;
      count += 1;
    }
    return count;
  }

  /** How many of a key's rows are in a set. */
  countIn(place: number, rows: Bitmap, room: Int32Array): number {
    const dense = this.#dense.get(place);
    if (dense) return countCommon(dense, rows);
    const length = this.read(place, room);
    let count = 0;
    for (let at = 0; at < length; at += 1) if (hasBit(rows, room[at] ?? 0)) count += 1;
    return count;
  }

  #startOf(place: number): number {
    return place === 0 ? 0 : (this.#ends[place - 1] ?? 0);
  }
}

/** Writes the rows of one key after the other, keys ascending. */
class WordRowsWriter {
  readonly #rowCount: number;
  readonly #keys: number[] = [];
  readonly #ends: number[] = [];
  readonly #dense = new Map<number, Bitmap>();
  #bytes = new Uint8Array(1024);
  #end = 0;

  constructor(rowCount: number) {
    this.#rowCount = rowCount;
  }

  /** @param rows - ascending; at least one. */
  add(key: number, rows: Int32Array): void {
    if (rows.length >= this.#rowCount * DENSE_FROM) {
      const bits = emptyBitmap(this.#rowCount);
      for (const row of rows) setBit(bits, row);
      this.#dense.set(this.#keys.length, bits);
    } else this.#write(rows);
    this.#keys.push(key);
    this.#ends.push(this.#end);
  }

  done(): WordRows {
    return new WordRows(
      Int32Array.from(this.#keys),
      Int32Array.from(this.#ends),
      this.#bytes.slice(0, this.#end),
      this.#dense,
    );
  }

  #write(rows: Int32Array): void {
    // A row takes at most five bytes
    const room = this.#end + 5 * rows.length;
    if (room > this.#bytes.length) {
      const more = new Uint8Array(2 * room);
      more.set(this.#bytes.subarray(0, this.#end));
      this.#bytes = more;
    }
    const bytes = this.#bytes;
    let end = this.#end;
    let last = -1;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      let step = row - last;
      last = row;
      for (; step > 0x7f; step >>>= 7) {
        bytes[end] = (step & 0x7f) | 0x80;
        end += 1;
      }
      bytes[end] = step;
      end += 1;
    }
    this.#end = end;
  }
}

/**
 * Inverts "the keys of each row" into "the rows of each key".
 *
 * @param keysOf - the row's keys, each once.
 */
export function wordRowsOf(rowCount: number, keysOf: (row: number) => Int32Array): WordRows {
  let total = 0;
  for (let row = 0; row < rowCount; row += 1) total += keysOf(row).length;
  // Sorted as numbers of 53 bits: the key before the row
  const pairs = new Float64Array(total);
  let at = 0;
  for (let row = 0; row < rowCount; row += 1) {
    for (const key of keysOf(row)) {
      pairs[at] = key * rowCount + row;
      at += 1;
    }
  }
  pairs.sort();
  const writer = new WordRowsWriter(rowCount);
  const rows = new Int32Array(rowCount);
  let count = 0;
  for (at = 0; at < total; at += 1) {
    const pair = pairs[at] ?? 0;
    const key = Math.floor(pair / rowCount);
    rows[count] = pair - key * rowCount;
    count += 1;
    if (at + 1 < total && (pairs[at + 1] ?? 0) < (key + 1) * rowCount) continue;
    writer.add(key, rows.subarray(0, count));
    count = 0;
  }
  return writer.done();
}

/** Rows that move to another segment; -1 for those that are dropped. */
interface MovedWords {
  words: WordRows;
  newRows: Int32Array;
}

/** Rows that are merged before others are served: some ten milliseconds. */
const AT_ONCE = 100_000;

/** The words of several segments as those of one with `rowCount` rows; pauses now and then. */
export function* mergingWordRows(
  sources: readonly MovedWords[],
  rowCount: number,
): Generator<undefined, WordRows> {
  const writer = new WordRowsWriter(rowCount);
  const rows = new Int32Array(rowCount);
  const read = new Int32Array(Math.max(0, ...sources.map(({ newRows }) => newRows.length)));
  const places = sources.map(() => 0);
  let merged = 0;
  for (const key of allKeys(sources)) {
    if (merged > AT_ONCE) {
      yield;
      merged = 0;
    }
    let count = 0;
    let writing = 0;
    for (const [source, { words, newRows }] of sources.entries()) {
      const place = places[source] ?? 0;
      if (words.keys[place] !== key) continue;
      places[source] = place + 1;
      writing += 1;
      const length = words.read(place, read);
      for (let at = 0; at < length; at += 1) {
        const row = newRows[read[at] ?? 0] ?? -1;
        if (row < 0) continue;
        rows[count] = row;
        count += 1;
      }
    }
    merged += count;
    const moved = rows.subarray(0, count);
    if (writing > 1) moved.sort();
    if (count > 0) writer.add(key, moved);
  }
  return writer.done();
}

function allKeys(sources: readonly MovedWords[]): Int32Array {
  const keys = new Int32Array(sources.reduce((sum, { words }) => sum + words.keys.length, 0));
  let at = 0;
  for (const { words } of sources) {
    keys.set(words.keys, at);
    at += words.keys.length;
  }
  keys.sort();
  return keys.filter((key, place) => place === 0 || keys[place - 1] !== key);
}
