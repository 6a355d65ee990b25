import { PdfLexer } from './pdfLexer';
import { isWord, type PdfDictionary, type PdfValue } from './pdfValue';

/** A stream: its dictionary, and the position of its first byte. */
export interface PdfStream {
  dictionary: PdfDictionary;
  start: number;
}

/** A PDF's objects and trailers, wherever they are in the file. */
export interface PdfObjects {
  /** Every value, with the object number that it appears to have. */
  values: { number: number | null; value: PdfValue }[];
  streams: PdfStream[];
}

/**
 * The number of values that are read after one `obj`: an object is one, but a crafted one may have
 * more.
 */
const VALUES_AN_OBJECT = 16;
const NUMBER_BEFORE = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*$/u;

/**
 * Reads every object and trailer in the file. It does not use the cross-reference table, which may
 * lead a reader to an object in the middle of a stream or comment: an object may begin wherever
 * `obj` is found.
 */
export function findObjects(file: Buffer): PdfObjects {
  const found: PdfObjects = { values: [], streams: [] };
  for (let at = file.indexOf('obj'); at !== -1; at = file.indexOf('obj', at + 3)) {
    if (file.toString('latin1', Math.max(0, at - 3), at) === 'end') continue;
    const before = file.toString('latin1', Math.max(0, at - 40), at);
    const number = NUMBER_BEFORE.exec(before)?.[1];
    readValues(file, at + 3, number === undefined ? null : Number(number), found);
  }
  for (let at = file.indexOf('trailer'); at !== -1; at = file.indexOf('trailer', at + 7)) {
    readValues(file, at + 7, null, found);
  }
  return found;
}

function readValues(file: Buffer, at: number, number: number | null, found: PdfObjects): void {
  const lexer = new PdfLexer(file, at);
  let last: PdfValue | null = null;
  for (let count = 0; count < VALUES_AN_OBJECT; count += 1) {
    const value = lexer.next();
    if (isWord(value, 'stream')) {
      if (last?.kind === 'dictionary') {
        found.streams.push({ dictionary: last, start: streamStart(file, lexer.position) });
      }
      return;
    }
    if (value === null || isWord(value, 'endobj') || isWord(value, 'startxref')) return;
    found.values.push({ number, value });
    last = value;
  }
}

/** The position after the line's end that follows `stream`. */
function streamStart(file: Buffer, position: number): number {
  let start = position;
  if (file[start] === 13) start += 1;
  if (file[start] === 10) start += 1;
  return start;
}

/** The values of a reference: every object of that number. */
export function resolver({ values }: PdfObjects): (value: PdfValue) => PdfValue[] {
  const byNumber = new Map<number, PdfValue[]>();
  for (const { number, value } of values) {
    if (number === null) continue;
    const same = byNumber.get(number);
    if (same) same.push(value);
    else byNumber.set(number, [value]);
  }
  return (value) => (value.kind === 'reference' ? (byNumber.get(value.number) ?? []) : [value]);
}
