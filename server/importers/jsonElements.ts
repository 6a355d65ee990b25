/** Text of one element of an array, or that it was too long to be read. */
export type Element = { bytes: Uint8Array } | { tooLong: true };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const isBlank = (byte: number): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** The key whose array has the records, where the file is one object. */
const KEY = Buffer.from('"hits"');

/** Splits the bytes of one JSON array into its elements. */
export interface ElementReader {
  /** The elements that end in this chunk. */
  push(chunk: Uint8Array): Element[];
  /** Whether the array has ended. */
  readonly ended: boolean;
  /** Whether the array has begun. */
  readonly begun: boolean;
}

/**
 * Finds the elements of a JSON array by its brackets, without parsing: of the array that the bytes
 * begin with, or of the array `hits` of the object that they begin with. Memory holds one element.
 */
export function createElementReader(longest: number): ElementReader {
  /** Brackets that are open, the array's own not counted once it has begun. */
  let depth = 0;
  let inText = false;
  let escaped = false;
  let begun = false;
  let ended = false;
  /** The bytes of the last text at the object's first level, to know `hits`. */
  let key: number[] = [];
  let parts: Uint8Array[] = [];
  let size = 0;
  let blank = true;

  const keep = (part: Uint8Array): void => {
    size += part.length;
    if (size > longest) parts = [];
    else if (part.length > 0) parts.push(part);
  };
  const take = (): Element[] => {
    const element: Element = size > longest ? { tooLong: true } : { bytes: Buffer.concat(parts) };
    const nothing = blank;
    parts = [];
    size = 0;
    blank = true;
    return nothing ? [] : [element];
  };
  const beginsArray = (): boolean => depth === 0 || (depth === 1 && Buffer.from(key).equals(KEY));

  /** Steps over a byte of a text; false for a byte outside. */
  function passText(byte: number): boolean {
    if (!inText) return false;
    if (!begun && depth === 1 && key.length <= KEY.length) key.push(byte);
    if (escaped) escaped = false;
    else if (byte === BACKSLASH) escaped = true;
    else if (byte === QUOTE) inText = false;
    return true;
  }

  /** Before the array; true when it begins with this byte. */
  function passHead(byte: number): boolean {
    if (byte === QUOTE) {
      inText = true;
      key = [byte];
    } else if (byte === OPEN_ARRAY && beginsArray()) {
      begun = true;
      depth = 0;
      return true;
    } else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth -= 1;
    // A value of another key may be the text "hits"
    else if (byte === COMMA) key = [];
    return false;
  }

  return {
    get ended() {
      return ended;
    },
    get begun() {
      return begun;
    },
    push(chunk) {
      const elements: Element[] = [];
      let from = 0;
      for (let at = 0; at < chunk.length && !ended; at += 1) {
        const byte = chunk[at] ?? 0;
        if (passText(byte)) continue;
        if (!begun) {
          if (passHead(byte)) from = at + 1;
          continue;
        }
        if (byte === QUOTE) inText = true;
        else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) depth += 1;
        else if (depth > 0 && (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT)) depth -= 1;
        else if (depth === 0 && (byte === COMMA || byte === CLOSE_ARRAY)) {
          keep(chunk.subarray(from, at));
          elements.push(...take());
          from = at + 1;
          ended = byte === CLOSE_ARRAY;
          continue;
        }
        if (!isBlank(byte)) blank = false;
      }
      if (begun && !ended) keep(chunk.subarray(from));
      return elements;
    },
  };
}
