import { inflateSync } from 'node:zlib';
import { malformed } from '../refusal';
import type { OpenedLock } from './encryption/unlock';
import { type PdfObjects, resolver } from './pdfObjects';
import { filtersOf, isOnlyCutOff, packedBytes } from './pdfStreams';

const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];
/** A stream that was changed breaks long before. */
const ENOUGH = 8 * 1024 * 1024;

/**
 * Refuses a file that a transfer as text has changed: it replaces line ends inside compressed
 * pages too, which then stay empty. Looked for where positions do not fit, or where a file has line
 * ends of one kind only; a file of text alone survives it.
 * @throws ApiError `file_malformed`
 */
export function refuseChanged(
  file: Buffer,
  objects: PdfObjects,
  { lock, fits }: { lock: OpenedLock | null; fits: boolean },
): void {
  if (fits && file.includes(LINE_FEED) && file.includes(CARRIAGE_RETURN)) return;
  const resolve = resolver(objects);
  for (const stream of objects.streams) {
    const [filter, ...more] = filtersOf(stream.dictionary, resolve);
    if (more.length > 0 || (filter !== 'FlateDecode' && filter !== 'Fl')) continue;
    const packed = packedBytes(file, stream, resolve);
    const versions = lock ? [lock.stream(packed, stream), packed] : [packed];
    if (!versions.some(unpacks)) throw malformed('it was changed on its way');
  }
}

function unpacks(packed: Buffer): boolean {
  try {
    inflateSync(packed, { maxOutputLength: ENOUGH });
    return true;
  } catch (error) {
    return isOnlyCutOff(error) || Object(error).code === 'ERR_BUFFER_TOO_LARGE';
  }
}
