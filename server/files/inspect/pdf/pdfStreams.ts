import { createInflate, inflateSync } from 'node:zlib';
import { malformed } from '../refusal';
import { fromAscii85 } from './ascii85';
import type { OpenedLock } from './encryption/unlock';
import { lzwLength, runLength } from './oldPackings';
import { PdfLexer } from './pdfLexer';
import { type PdfObjects, type PdfStream, resolver } from './pdfObjects';
import { isName, type PdfDictionary, type PdfValue, valuesOf } from './pdfValue';

/** Bytes that one stream may decompress to: a page of A3 scanned in colour at 600 dpi. */
const MAX_UNFOLDED = 256 * 1024 * 1024;
/** Bytes that a stream with the file's structure may decompress to. */
const MAX_STRUCTURE = 32 * 1024 * 1024;
/** Deflate's highest ratio, so a short stream cannot exceed `MAX_UNFOLDED`. */
const TIGHTEST_DEFLATE = 1032;
const UNSUSPICIOUS = MAX_UNFOLDED / TIGHTEST_DEFLATE;
const FLATE = ['FlateDecode', 'Fl'];
const LZW = ['LZWDecode', 'LZW'];
const RUN_LENGTH = ['RunLengthDecode', 'RL'];
const ASCII_85 = ['ASCII85Decode', 'A85'];
const ASCII_HEX = ['ASCIIHexDecode', 'AHx'];

type Resolve = (value: PdfValue) => PdfValue[];

interface StreamContext {
  /** Of an encrypted file. */
  lock: OpenedLock | null;
  resolve: Resolve;
}

/**
 * Refuses streams that decompress to more than the limit, and returns the contents of object
 * streams.
 * @param lock - of an encrypted file.
 * @throws ApiError `file_malformed`
 */
export async function readStreams(
  file: Buffer,
  objects: PdfObjects,
  lock: OpenedLock | null,
): Promise<PdfObjects['values']> {
  const resolve = resolver(objects);
  const context = { lock, resolve };
  const inside: PdfObjects['values'] = [];
  for (const stream of objects.streams) {
    const filters = filtersOf(stream.dictionary, resolve);
    if (isObjectStream(stream.dictionary)) {
      const unfolded = versionsOf(file, stream, context).flatMap(
        (packed) => unfoldStructure(packed, filters) ?? [],
      );
      if (unfolded.length === 0) throw malformed('its structure cannot be unpacked');
      for (const one of unfolded) {
        for (const value of objectsIn(stream, one, resolve)) inside.push(value);
      }
    } else if (isCrossReference(stream.dictionary)) {
      // A damaged table of contents is left to pdf.js
      unfoldStructure(file.subarray(stream.start), filters);
    } else {
      await refuseBomb(file, stream, filters, context);
    }
  }
  return inside;
}

/** Readers recognise an object stream by how it is referred to, not by its type. */
function isObjectStream(dictionary: PdfDictionary): boolean {
  return (
    valuesOf(dictionary, 'Type').some((type) => isName(type, 'ObjStm')) ||
    (valuesOf(dictionary, 'First').length > 0 && valuesOf(dictionary, 'N').length > 0)
  );
}

function isCrossReference(dictionary: PdfDictionary): boolean {
  return valuesOf(dictionary, 'W').some(({ kind }) => kind === 'array' || kind === 'reference');
}

/** The names of a stream's filters; that for encryption is the lock's. */
export function filtersOf(dictionary: PdfDictionary, resolve: Resolve): string[] {
  const filters = valuesOf(dictionary, 'Filter', 'F').flatMap(resolve);
  return filters.flatMap((filter) => {
    const items = filter.kind === 'array' ? filter.items.flatMap(resolve) : [filter];
    const names = items.flatMap((item) => (item.kind === 'name' ? [item.value] : []));
    return names.filter((name) => name !== 'Crypt');
  });
}

/**
 * The bytes of a stream with structure; null when they are damaged. It is compressed with deflate
 * or not at all.
 */
function unfoldStructure(packed: Buffer, filters: readonly string[]): Buffer | null {
  const packings = filters.filter((name) => !ASCII_85.includes(name) && !ASCII_HEX.includes(name));
  const [packing] = packings;
  if (packings.length > 1 || filters.length > 2 || (packing && !FLATE.includes(packing))) {
    throw malformed('its structure is packed in an unusual way');
  }
  const written = textDecoded(packed, filters);
  if (packing === undefined) return written;
  try {
    return inflateSync(written, { maxOutputLength: MAX_STRUCTURE });
  } catch (error) {
    if (Object(error).code === 'ERR_BUFFER_TOO_LARGE') throw malformed('it unfolds to too much');
    return null;
  }
}

/**
 * What a reader may take as a stream's bytes: in an encrypted file they may be locked, and a reader
 * may think that they are not.
 */
function versionsOf(
  file: Buffer,
  stream: PdfStream,
  { lock, resolve }: StreamContext,
): readonly Buffer[] {
  if (!lock) return [file.subarray(stream.start)];
  const packed = packedBytes(file, stream, resolve);
  return [lock.stream(packed, stream), packed];
}

/** Once by the positions at its beginning, and once one after another, whatever these say. */
function objectsIn(
  { dictionary }: PdfStream,
  unfolded: Buffer,
  resolve: Resolve,
): PdfObjects['values'] {
  const [first, count] = ['First', 'N'].map((key) => numberIn(dictionary, key, resolve));
  if (first === undefined || count === undefined || isPredicted(dictionary, resolve)) {
    throw malformed('an object stream is described in an unusual way');
  }
  const values: PdfObjects['values'] = [];
  const head = new PdfLexer(unfolded);
  for (let index = 0; index < count; index += 1) {
    const [number, offset] = [head.next(), head.next()];
    if (number?.kind !== 'number' || offset?.kind !== 'number') break;
    const value = new PdfLexer(unfolded, first + offset.value).next();
    if (value) values.push({ number: number.value, generation: 0, value });
  }
  const all = new PdfLexer(unfolded);
  for (let value = all.next(); value; value = all.next()) {
    values.push({ number: null, generation: 0, value });
  }
  return values;
}

/** The one number of a key, which may be a reference. */
function numberIn(dictionary: PdfDictionary, key: string, resolve: Resolve): number | undefined {
  const values = valuesOf(dictionary, key).flatMap(resolve);
  const [value] = values;
  return values.length === 1 && value?.kind === 'number' ? value.value : undefined;
}

/** Whether the bytes are differences from those before them (ISO 32000-2, 7.4.4.4). */
function isPredicted(dictionary: PdfDictionary, resolve: Resolve): boolean {
  const parameters = valuesOf(dictionary, 'DecodeParms', 'DP')
    .flatMap(resolve)
    .flatMap((value) => (value.kind === 'array' ? value.items.flatMap(resolve) : [value]));
  return parameters.some(
    (value) =>
      value.kind === 'dictionary' &&
      valuesOf(value, 'Predictor')
        .flatMap(resolve)
        .some((predictor) => predictor.kind !== 'number' || predictor.value !== 1),
  );
}

async function refuseBomb(
  file: Buffer,
  stream: PdfStream,
  filters: readonly string[],
  { lock, resolve }: StreamContext,
): Promise<void> {
  const packings = filters.filter((name) => [...FLATE, ...LZW, ...RUN_LENGTH].includes(name));
  const [packing] = packings;
  if (packing === undefined) return;
  if (packings.length > 1) throw malformed('a stream is packed more than once');
  const packed = packedBytes(file, stream, resolve);
  if (packed.length <= UNSUSPICIOUS) return;
  const versions = lock ? [lock.stream(packed, stream), packed] : [packed];
  const lengths: (number | null)[] = [];
  for (const one of versions)
    lengths.push(await unfoldedLength(textDecoded(one, filters), packing));
  if (lengths.every((length) => length === null)) throw malformed('a stream cannot be unpacked');
  if (lengths.some((length) => length !== null && length > MAX_UNFOLDED)) {
    throw malformed('a stream unfolds to too much');
  }
}

/** The most that a reader may take as the stream: up to its length, or up to its end. */
export function packedBytes(
  file: Buffer,
  { dictionary, start }: PdfStream,
  resolve: Resolve,
): Buffer {
  const lengths = valuesOf(dictionary, 'Length')
    .flatMap(resolve)
    .map((value) => (value.kind === 'number' ? value.value : 0));
  const end = file.indexOf('endstream', start);
  const upToEnd = (end === -1 ? file.length : end) - start;
  return file.subarray(start, start + Math.max(upToEnd, ...lengths));
}

function textDecoded(packed: Buffer, filters: readonly string[]): Buffer {
  const [first = ''] = filters;
  if (ASCII_HEX.includes(first)) {
    const [digits = ''] = packed.toString('latin1').split('>');
    return Buffer.from(digits.replaceAll(/[^\da-f]/giu, ''), 'hex');
  }
  return ASCII_85.includes(first) ? fromAscii85(packed) : packed;
}

/** Whether the end of the bytes, or their checksum, is missing: readers show what is there. */
export function isOnlyCutOff(error: unknown): boolean {
  const { code, message } = Object(error);
  return code === 'Z_BUF_ERROR' || message === 'incorrect data check';
}

/**
 * Counts the decompressed bytes without storing them, and stops at the limit. Null for damaged ones,
 * of which each reader makes something else.
 */
async function unfoldedLength(packed: Buffer, packing: string): Promise<number | null> {
  if (LZW.includes(packing)) return lzwLength(packed, MAX_UNFOLDED);
  if (RUN_LENGTH.includes(packing)) return runLength(packed, MAX_UNFOLDED);
  const inflate = createInflate({ chunkSize: 256 * 1024 });
  let length = 0;
  inflate.end(packed);
  try {
    for await (const chunk of inflate) {
      length += (chunk as Buffer).length;
      if (length > MAX_UNFOLDED) break;
    }
  } catch (error) {
    return isOnlyCutOff(error) ? length : null;
  }
  return length;
}
