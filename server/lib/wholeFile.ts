import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { syncFolder } from './syncFolder';

/**
 * A file that is either whole or not believed. Its first line says how long all that follows is, and
 * the digest of it; then come a line of JSON, which says what the file is, and the records, each
 * after its length.
 *
 *     <SHA-256, 64 hexadecimal digits> <bytes, 15 digits>\n
 *     {"format":1, …}\n
 *     <4 bytes: length><record> …
 */

const SUM_LENGTH = 64 + 1 + 15 + 1;
const LENGTH_BYTES = 4;
/** Longer than any that is written: a length above it is none. */
const LONGEST_LABEL = 65_536;
const LONGEST_RECORD = 2 ** 28;
const BLOCK = 2 ** 20;
const UNFINISHED = '.unfinished';

/** Why a file is not believed, in words for the log. */
export class NotBelievedError extends Error {
  override name = 'NotBelievedError';
}

/**
 * Writes a file, readable by its owner alone, under another name and renames it when it is whole and
 * on the disk, so that a process that dies leaves the file of before. Others are served between two
 * records.
 */
export async function writeWholeFile(
  path: string,
  label: object,
  records: Iterable<Uint8Array>,
): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(path);
  const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      const hash = createHash('sha256');
      let written = 0;
      const write = async (bytes: Uint8Array) => {
        hash.update(bytes);
        await file.writev([bytes], SUM_LENGTH + written);
        written += bytes.length;
      };
      await write(Buffer.from(`${JSON.stringify(label)}\n`));
      for (const record of records) {
        const length = Buffer.alloc(LENGTH_BYTES);
        length.writeUInt32LE(record.length);
        await write(Buffer.concat([length, record]));
      }
      const sum = `${hash.digest('hex')} ${String(written).padStart(15)}\n`;
      await file.writev([Buffer.from(sum)], 0);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** What processes left that died while they wrote. */
async function removeUnfinished(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (name.startsWith(`${basename(path)}.`) && name.endsWith(UNFINISHED)) {
      await rm(join(folder, name), { force: true });
    }
  }
}

/**
 * Reads a file that `writeWholeFile` wrote; false where there is none.
 *
 * @param believe - is given the label first, and throws a `NotBelievedError` for one that it has no
 * use for.
 * @param onRecord - called with each record, once the whole file has been compared with its digest,
 * and with how much has been read, from 0 to 1.
 * @throws NotBelievedError
 */
export async function readWholeFile(
  path: string,
  believe: (label: unknown) => Promise<void>,
  onRecord: (record: Buffer, share: number) => void,
): Promise<boolean> {
  const file = await open(path, 'r').catch((error: unknown) => {
    if (Object(error).code === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return false;
  try {
    const { size } = await file.stat();
    const sum = (await bytesOf(file, 0, Math.min(SUM_LENGTH, size))).toString('latin1');
    const [, digest = '', length = ''] = /^([0-9a-f]{64}) +(\d+)\n$/u.exec(sum) ?? [];
    if (Number(length) !== size - SUM_LENGTH || digest === '') {
      throw new NotBelievedError('it is cut off');
    }
    const { label, end } = await labelOf(file, size);
    await believe(label);
    if ((await digestOf(file, size)) !== digest) throw new NotBelievedError('it is damaged');
    for (let at = end; at < size; ) {
      const recordLength = (await bytesOf(file, at, LENGTH_BYTES)).readUInt32LE();
      if (recordLength > LONGEST_RECORD) throw new NotBelievedError('a record is too long');
      onRecord(await bytesOf(file, at + LENGTH_BYTES, recordLength), at / size);
      at += LENGTH_BYTES + recordLength;
    }
    return true;
  } finally {
    await file.close();
  }
}

/** The JSON of the second line, and where it ends. */
async function labelOf(file: FileHandle, size: number): Promise<{ label: unknown; end: number }> {
  const start = await bytesOf(file, SUM_LENGTH, Math.min(LONGEST_LABEL, size - SUM_LENGTH));
  const length = start.indexOf('\n');
  try {
    const label: unknown = JSON.parse(start.subarray(0, length).toString());
    return { label, end: SUM_LENGTH + length + 1 };
  } catch {
    throw new NotBelievedError('it does not say what it is');
  }
}

async function digestOf(file: FileHandle, size: number): Promise<string> {
  const hash = createHash('sha256');
  for (let at = SUM_LENGTH; at < size; at += BLOCK) {
    hash.update(await bytesOf(file, at, Math.min(BLOCK, size - at)));
  }
  return hash.digest('hex');
}

async function bytesOf(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await file.read(bytes, read, length - read, at + read);
    if (bytesRead === 0) throw new NotBelievedError('it is cut off');
    read += bytesRead;
  }
  return bytes;
}
