import { decodeText } from './decodeText';
import { createElementReader, type Element } from './jsonElements';
import { LONGEST_LINE, readLines } from './readLines';
import { textBytes } from './textBytes';

/** Why a part of a file is not even a record. */
export type FramingReason = 'not_json' | 'line_too_long' | 'cut_off';

/** A parsed record with its line, or its number in the array; or why it is none. */
export type RawRecord =
  | { position: number; value: unknown; isLatin1: boolean }
  | { position: number; reason: FramingReason };

const OPEN_ARRAY = 0x5b;
const OPEN_OBJECT = 0x7b;
const NEWLINE = 0x0a;
/** Bytes of the first line that are looked at to find `hits`. */
const HEAD = 64 * 1024;

/**
 * Reads the records of a file, whatever its form: one JSON value a line, one array, or an object
 * with the array `hits`; UTF-8, UTF-16 with a byte order mark, or Windows-1252; packed with gzip or
 * not. Memory holds one record, of at most 1 MiB. An array without its end, and a last line that is
 * no JSON and has no line break, give `cut_off` last.
 */
export async function* readRecords(
  chunks: AsyncIterable<Uint8Array>,
  longest: number = LONGEST_LINE,
): AsyncGenerator<RawRecord> {
  const { head, all } = await withFirstLine(textBytes(chunks));
  yield* isArray(head) ? readElements(all, longest) : readJsonLines(all, longest);
}

async function* readJsonLines(
  chunks: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<RawRecord> {
  for await (const line of readLines(chunks, longest)) {
    if ('tooLong' in line) {
      yield { position: line.number, reason: 'line_too_long' };
      continue;
    }
    const record = parsed(line.number, line);
    const isCut = line.isUnended && 'reason' in record;
    yield isCut ? { position: line.number, reason: 'cut_off' } : record;
  }
}

async function* readElements(
  chunks: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<RawRecord> {
  const reader = createElementReader(longest);
  let position = 0;
  for await (const chunk of chunks) {
    for (const element of reader.push(chunk)) {
      position += 1;
      yield ofElement(position, element);
    }
    if (reader.ended) return;
  }
  yield { position: position + 1, reason: 'cut_off' };
}

function ofElement(position: number, element: Element): RawRecord {
  if ('tooLong' in element) return { position, reason: 'line_too_long' };
  return parsed(position, decodeText(element.bytes));
}

function parsed(
  position: number,
  { text, isLatin1 }: { text: string; isLatin1: boolean },
): RawRecord {
  try {
    return { position, value: JSON.parse(text), isLatin1 };
  } catch {
    return { position, reason: 'not_json' };
  }
}

/** Whether the file is one array or an object around one, by its first line. */
function isArray(head: Uint8Array): boolean {
  const firstLine = head.indexOf(NEWLINE) === -1 ? head : head.subarray(0, head.indexOf(NEWLINE));
  const text = Buffer.from(firstLine).toString('latin1').trim();
  if (text.charCodeAt(0) === OPEN_ARRAY) return true;
  if (text.charCodeAt(0) !== OPEN_OBJECT) return false;
  if (text === '{') return true;
  const reader = createElementReader(1);
  reader.push(firstLine);
  return reader.begun;
}

/** The bytes up to the end of the first line that is not blank, or 64 KiB; and all bytes again. */
async function withFirstLine(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ head: Uint8Array; all: AsyncIterable<Uint8Array> }> {
  const rest = chunks[Symbol.asyncIterator]();
  let read: Uint8Array = Buffer.alloc(0);
  let head = read;
  while (!head.includes(NEWLINE) && head.length < HEAD) {
    const next = await rest.next();
    if (next.done) break;
    read = Buffer.concat([read, next.value]);
    head = withoutBlankStart(read);
  }
  return { head, all: readThenRest(read, rest) };
}

function withoutBlankStart(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte > 0x20);
  return first === -1 ? bytes.subarray(bytes.length) : bytes.subarray(first);
}

async function* readThenRest(
  read: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    if (read.length > 0) yield read;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
