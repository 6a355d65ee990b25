import { createGunzip } from 'node:zlib';

/** A file that no record can be read from; the message says why. */
export class UnreadableFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableFileError';
  }
}

const startsWith = (bytes: Uint8Array, ...magic: number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

const UTF8_MARK = [0xef, 0xbb, 0xbf];

/** Bytes after unpacking; far more than all ads of a country. */
const MOST_BYTES = 8 * 1024 ** 3;

/**
 * The bytes of a text as UTF-8, or as they are where they say nothing of themselves: gzip is
 * unpacked, UTF-16 with a byte order mark decoded, and a byte order mark left out.
 *
 * @throws UnreadableFileError for a zip file, broken gzip, and more than 8 GiB.
 */
export async function* textBytes(
  chunks: AsyncIterable<Uint8Array>,
  most = MOST_BYTES,
): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of decoded(unpacked(chunks))) {
    total += chunk.length;
    if (total > most) throw new UnreadableFileError(`It is larger than ${most} bytes.`);
    yield chunk;
  }
}

async function* unpacked(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { head, all } = await withHead(chunks, 4);
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04)) {
    throw new UnreadableFileError('It is a zip file: unpack it first.');
  }
  if (!startsWith(head, 0x1f, 0x8b)) return yield* all;
  const gunzip = createGunzip();
  const fed = feed(all, gunzip);
  try {
    yield* gunzip;
    await fed;
  } catch (error) {
    const isGzip = error instanceof Error && 'code' in error && /^Z_/u.test(String(error.code));
    throw isGzip ? new UnreadableFileError('Its gzip is broken or cut off.') : error;
  } finally {
    gunzip.destroy();
    await fed.catch(() => undefined);
  }
}

/** Writes all bytes; a failure of theirs is the reader's too. */
async function feed(
  chunks: AsyncIterable<Uint8Array>,
  gunzip: ReturnType<typeof createGunzip>,
): Promise<void> {
  try {
    for await (const chunk of chunks) {
      if (gunzip.destroyed) return;
      if (!gunzip.write(chunk)) {
        await new Promise<void>((resolve) => {
          gunzip.once('drain', resolve).once('close', resolve);
        });
      }
    }
    gunzip.end();
  } catch (error) {
    gunzip.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { head, all } = await withHead(chunks, UTF8_MARK.length);
  if (startsWith(head, ...UTF8_MARK)) return yield* withoutStart(all, UTF8_MARK.length);
  const encoding = startsWith(head, 0xff, 0xfe)
    ? 'utf-16le'
    : startsWith(head, 0xfe, 0xff)
      ? 'utf-16be'
      : null;
  if (encoding === null) return yield* all;
  const decoder = new TextDecoder(encoding);
  for await (const chunk of all) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}

async function* withoutStart(
  chunks: AsyncIterable<Uint8Array>,
  count: number,
): AsyncGenerator<Uint8Array> {
  let left = count;
  for await (const chunk of chunks) {
    yield chunk.subarray(left);
    left = Math.max(0, left - chunk.length);
  }
}

/** The first bytes, at least `count` of them where there are so many, and all bytes again. */
async function withHead(
  chunks: AsyncIterable<Uint8Array>,
  count: number,
): Promise<{ head: Uint8Array; all: AsyncIterable<Uint8Array> }> {
  const rest = chunks[Symbol.asyncIterator]();
  let head: Uint8Array = Buffer.alloc(0);
  while (head.length < count) {
    const next = await rest.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  return { head, all: headThenRest(head, rest) };
}

async function* headThenRest(
  head: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    if (head.length > 0) yield head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
