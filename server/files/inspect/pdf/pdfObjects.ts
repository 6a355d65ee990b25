import { PdfLexer } from './pdfLexer';
import { isWord, type PdfDictionary, type PdfValue } from './pdfValue';

/** A stream: its dictionary, and the position of its first byte. */
export interface PdfStream {
  /** The number that its object appears to have, and the generation. */
  number: number | null;
  generation: number;
  dictionary: PdfDictionary;
  start: number;
}

type Place = Pick<PdfStream, 'number' | 'generation'>;

/** A PDF's objects and trailers, wherever they are in the file. */
export interface PdfObjects {
  /** Every value, with the object number that it appears to have. */
  values: { number: number | null; generation: number; value: PdfValue }[];
  streams: PdfStream[];
}

/**
 * The number of values that are read after one `obj`: an object is one, but a crafted one may have
 * more.
 */
const VALUES_AN_OBJECT = 16;
const NUMBER_BEFORE = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]*$/u;
/** What belongs to no object, such as a trailer. */
const NOWHERE: Place = { number: null, generation: 0 };

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
    const [, number, generation] = NUMBER_BEFORE.exec(before) ?? [];
    const place =
      number === undefined ? NOWHERE : { number: Number(number), generation: Number(generation) };
    readValues(file, at + 3, place, found);
  }
  for (let at = file.indexOf('trailer'); at !== -1; at = file.indexOf('trailer', at + 7)) {
    readValues(file, at + 7, NOWHERE, found);
  }
  return found;
}

function readValues(file: Buffer, at: number, place: Place, found: PdfObjects): void {
  const lexer = new PdfLexer(file, at);
  let last: PdfValue | null = null;
  for (let count = 0; count < VALUES_AN_OBJECT; count += 1) {
    const value = lexer.next();
    if (isWord(value, 'stream')) {
      if (last?.kind === 'dictionary') {
        const start = streamStart(file, lexer.position);
        found.streams.push({ ...place, dictionary: last, start });
      }
      return;
    }
    if (value === null || isWord(value, 'endobj') || isWord(value, 'startxref')) return;
    found.values.push({ ...place, value });
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
