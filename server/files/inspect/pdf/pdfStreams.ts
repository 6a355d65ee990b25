import { createInflate, inflateSync } from 'node:zlib';
import { malformed } from '../refusal';
import { fromAscii85 } from './ascii85';
import { PdfLexer } from './pdfLexer';
import { type PdfObjects, type PdfStream, resolver } from './pdfObjects';
import { isName, numberOf, type PdfDictionary, type PdfValue, valuesOf } from './pdfValue';

/** Bytes that one stream may decompress to: a page of A3 scanned in colour at 600 dpi. */
const MAX_UNFOLDED = 256 * 1024 * 1024;
/** Bytes that a stream with the file's structure may decompress to. */
const MAX_STRUCTURE = 32 * 1024 * 1024;
/** Deflate's highest ratio, so a short stream cannot exceed `MAX_UNFOLDED`. */
const TIGHTEST_DEFLATE = 1032;
const UNSUSPICIOUS = MAX_UNFOLDED / TIGHTEST_DEFLATE;
const FLATE = ['FlateDecode', 'Fl'];
/** Compression filters of the 1980s: no program uses them for more than a few kilobytes. */
const OLD_PACKINGS = ['LZWDecode', 'LZW', 'RunLengthDecode', 'RL'];
const ASCII_85 = ['ASCII85Decode', 'A85'];
const ASCII_HEX = ['ASCIIHexDecode', 'AHx'];

/**
 * Refuses streams that decompress to more than the limit, and returns the contents of object
 * streams. Encrypted files must be refused before.
 * @throws ApiError `file_malformed`
 */
export async function readStreams(
  file: Buffer,
  objects: PdfObjects,
): Promise<PdfObjects['values']> {
  const resolve = resolver(objects);
  const inside: PdfObjects['values'] = [];
  for (const stream of objects.streams) {
    const filters = filtersOf(stream.dictionary, resolve);
    if (isObjectStream(stream.dictionary)) {
      const unfolded = unfoldStructure(file, stream, filters);
      if (!unfolded) throw malformed('its structure cannot be unpacked');
      for (const value of objectsIn(stream, unfolded)) inside.push(value);
    } else if (isCrossReference(stream.dictionary)) {
      // A damaged table of contents is left to pdf.js
      unfoldStructure(file, stream, filters);
    } else {
      await refuseBomb(file, stream, filters, resolve);
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

function filtersOf(dictionary: PdfDictionary, resolve: (value: PdfValue) => PdfValue[]): string[] {
  const filters = valuesOf(dictionary, 'Filter', 'F').flatMap(resolve);
  return filters.flatMap((filter) => {
    const items = filter.kind === 'array' ? filter.items.flatMap(resolve) : [filter];
    return items.flatMap((item) => (item.kind === 'name' ? [item.value] : []));
  });
}

/**
 * The bytes of a stream with structure; null when they are damaged. It is compressed with deflate
 * or not at all.
 */
function unfoldStructure(
  file: Buffer,
  { start }: PdfStream,
  filters: readonly string[],
): Buffer | null {
  const packed = file.subarray(start);
  const [first, ...more] = filters;
  if (first === undefined) return packed;
  if (!FLATE.includes(first) || more.length > 0) {
    throw malformed('its structure is packed in an unusual way');
  }
  try {
    return inflateSync(packed, { maxOutputLength: MAX_STRUCTURE });
  } catch (error) {
    if (Object(error).code === 'ERR_BUFFER_TOO_LARGE') throw malformed('it unfolds to too much');
    return null;
  }
}

/** Once by the positions at its beginning, and once one after another, whatever these say. */
function objectsIn({ dictionary }: PdfStream, unfolded: Buffer): PdfObjects['values'] {
  const first = numberOf(dictionary, 'First');
  const count = numberOf(dictionary, 'N');
  const predictors = valuesOf(dictionary, 'DecodeParms', 'DP').filter(
    (value) => value.kind !== 'word',
  );
  if (first === null || count === null || predictors.length > 0) {
    throw malformed('an object stream is described in an unusual way');
  }
  const values: PdfObjects['values'] = [];
  const head = new PdfLexer(unfolded);
  for (let index = 0; index < count; index += 1) {
    const [number, offset] = [head.next(), head.next()];
    if (number?.kind !== 'number' || offset?.kind !== 'number') break;
    const value = new PdfLexer(unfolded, first + offset.value).next();
    if (value) values.push({ number: number.value, value });
  }
  const all = new PdfLexer(unfolded);
  for (let value = all.next(); value; value = all.next()) values.push({ number: null, value });
  return values;
}

async function refuseBomb(
  file: Buffer,
  stream: PdfStream,
  filters: readonly string[],
  resolve: (value: PdfValue) => PdfValue[],
): Promise<void> {
  const packings = filters.filter((name) => FLATE.includes(name) || OLD_PACKINGS.includes(name));
  const [packing] = packings;
  if (packing === undefined) return;
  if (packings.length > 1) throw malformed('a stream is packed more than once');
  const packed = packedBytes(file, stream, resolve);
  if (packed.length <= UNSUSPICIOUS) return;
  if (OLD_PACKINGS.includes(packing)) throw malformed('a long stream is packed in an old way');
  if ((await unfoldedLength(textDecoded(packed, filters))) > MAX_UNFOLDED) {
    throw malformed('a stream unfolds to too much');
  }
}

/** The most that a reader may take as the stream: up to its length, or up to its end. */
function packedBytes(
  file: Buffer,
  { dictionary, start }: PdfStream,
  resolve: (value: PdfValue) => PdfValue[],
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
  if (ASCII_HEX.includes(first)) return Buffer.from(packed.toString('latin1'), 'hex');
  return ASCII_85.includes(first) ? fromAscii85(packed) : packed;
}

/** Counts the decompressed bytes without storing them, and stops at the limit. */
async function unfoldedLength(packed: Buffer): Promise<number> {
  const inflate = createInflate({ chunkSize: 256 * 1024 });
  let length = 0;
  inflate.end(packed);
  try {
    for await (const chunk of inflate) {
      length += (chunk as Buffer).length;
      if (length > MAX_UNFOLDED) break;
    }
  } catch {
    throw malformed('a stream cannot be unpacked');
  }
  return length;
}
