import { malformed } from '../refusal';
import type { PdfValue } from './pdfValue';

const CODE = (character: string) => character.charCodeAt(0);
const SPACES = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set([...'()<>[]{}/%'].map(CODE));
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/u;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
/** Words that end a dictionary or an array that was not closed. */
const ENDS = new Set(['endobj', 'stream', 'endstream', 'obj', 'xref', 'trailer', 'startxref']);
const MAX_DEPTH = 100;
/** The most characters of a string or word that callers need. */
const MAX_TEXT = 4096;

/**
 * Reads values from a PDF's bytes, from any position. It accepts what lenient readers accept, so
 * that it misses nothing; it does not decide whether the file is valid.
 */
export class PdfLexer {
  readonly #bytes: Uint8Array;
  position: number;

  constructor(bytes: Uint8Array, position = 0) {
    this.#bytes = bytes;
    this.position = position;
  }

  /** The next value; null at the end. @throws ApiError `file_malformed` when it is nested too deeply. */
  next(depth = 0): PdfValue | null {
    if (depth > MAX_DEPTH) throw malformed('its objects are nested too deeply');
    this.#skipSpace();
    const byte = this.#bytes[this.position];
    if (byte === undefined) return null;
    switch (String.fromCharCode(byte)) {
      case '/':
        return this.#name();
      case '(':
        return this.#string();
      case '[':
        return this.#array(depth);
      case '<':
        return this.#bytes[this.position + 1] === byte ? this.#dictionary(depth) : this.#hex();
      case '>': {
        const length = this.#bytes[this.position + 1] === byte ? 2 : 1;
        this.position += length;
        return { kind: 'word', value: '>'.repeat(length) };
      }
      case ')':
      case ']':
      case '{':
      case '}':
        this.position += 1;
        return { kind: 'word', value: String.fromCharCode(byte) };
      default:
        return this.#numberOrWord();
    }
  }

  #skipSpace(): void {
    for (;;) {
      const byte = this.#bytes[this.position];
      if (byte === undefined) return;
      if (byte === CODE('%')) this.#skipComment();
      else if (SPACES.has(byte)) this.position += 1;
      else return;
    }
  }

  #skipComment(): void {
    for (;;) {
      const byte = this.#bytes[this.position];
      if (byte === undefined || byte === 10 || byte === 13) return;
      this.position += 1;
    }
  }

  /** The characters up to the next space or delimiter. */
  #token(): string {
    const start = this.position;
    for (;;) {
      const byte = this.#bytes[this.position];
      if (byte === undefined || SPACES.has(byte) || DELIMITERS.has(byte)) break;
      this.position += 1;
    }
    return text(this.#bytes.subarray(start, Math.min(this.position, start + MAX_TEXT)));
  }

  #name(): PdfValue {
    this.position += 1;
    const value = this.#token().replaceAll(/#([\da-f]{2})/giu, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return { kind: 'name', value };
  }

  #numberOrWord(): PdfValue {
    const token = this.#token();
    if (!NUMBER.test(token)) return { kind: 'word', value: token };
    return this.#reference(token) ?? { kind: 'number', value: Number(token) };
  }

  /** `12 0 R`; null, with nothing read, when it is only a number. */
  #reference(first: string): PdfValue | null {
    const { position } = this;
    if (/^\d+$/u.test(first)) {
      this.#skipSpace();
      if (/^\d+$/u.test(this.#token())) {
        this.#skipSpace();
        if (this.#token() === 'R') return { kind: 'reference', number: Number(first) };
      }
    }
    this.position = position;
    return null;
  }

  #string(): PdfValue {
    let value = '';
    let open = 0;
    do {
      const byte = this.#bytes[this.position];
      if (byte === undefined) break;
      this.position += 1;
      let character = String.fromCharCode(byte);
      if (character === '(') {
        open += 1;
        if (open === 1) continue;
      } else if (character === ')') {
        open -= 1;
      } else if (character === '\\') {
        character = this.#escape();
      }
      if (open > 0 && value.length < MAX_TEXT) value += character;
    } while (open > 0);
    return { kind: 'string', value };
  }

  #escape(): string {
    const [octal] = /^[0-7]{1,3}/u.exec(
      text(this.#bytes.subarray(this.position, this.position + 3)),
    ) ?? [''];
    if (octal) {
      this.position += octal.length;
      return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    }
    const byte = this.#bytes[this.position];
    if (byte === undefined) return '';
    this.position += 1;
    // A backslash at the end of a line continues the string
    if (byte === 13 && this.#bytes[this.position] === 10) this.position += 1;
    if (byte === 13 || byte === 10) return '';
    const character = String.fromCharCode(byte);
    return ESCAPES[character] ?? character;
  }

  #hex(): PdfValue {
    const end = this.#bytes.indexOf(CODE('>'), this.position);
    const stop = end === -1 ? this.#bytes.length : end;
    const start = this.position + 1;
    const digits = text(this.#bytes.subarray(start, Math.min(stop, start + 2 * MAX_TEXT)));
    this.position = stop + 1;
    const clean = digits.replaceAll(/[^\da-f]/giu, '');
    return { kind: 'string', value: Buffer.from(`${clean}0`, 'hex').toString('latin1') };
  }

  #array(depth: number): PdfValue {
    this.position += 1;
    const items: PdfValue[] = [];
    for (;;) {
      const item = this.#until(']', depth);
      if (item === null) return { kind: 'array', items };
      items.push(item);
    }
  }

  #dictionary(depth: number): PdfValue {
    this.position += 2;
    const entries: [string, PdfValue][] = [];
    for (;;) {
      const key = this.#until('>>', depth);
      if (key === null) return { kind: 'dictionary', entries };
      if (key.kind !== 'name') continue;
      const value = this.#until('>>', depth);
      if (value === null) return { kind: 'dictionary', entries };
      entries.push([key.value, value]);
    }
  }

  /** The next value inside brackets; null at their end, which is then read. */
  #until(close: string, depth: number): PdfValue | null {
    this.#skipSpace();
    const { position } = this;
    const value = this.next(depth + 1);
    if (value?.kind !== 'word') return value;
    if (value.value === close) return null;
    if (!ENDS.has(value.value)) return value;
    this.position = position;
    return null;
  }
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
