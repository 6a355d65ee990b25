import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { Row } from '../storage/database';
import type { PageFile, Unread } from './exportPage';
import { PAGE_WORDS } from './exportWords';

/** One file of the ZIP; its path, such as `documents/1-cv.pdf`, has no id that is used elsewhere. */
export interface ExportedFile extends PageFile {
  open(): AsyncIterable<Uint8Array>;
}

interface ExportedTable {
  name: string;
  what: string;
  read(): Promise<readonly (Row | object)[]>;
  /** What can be read where `read` fails: rows that name in `unread` the columns that they lack. */
  readParts?(): Promise<readonly (Row | object)[]>;
}

/** What the page of an export is made from. */
interface ReadParts {
  rows: ReadonlyMap<string, readonly object[]>;
  /** Those that are in the ZIP, whole or in part. */
  files: readonly ExportedFile[];
  unread: readonly Unread[];
}

export interface ExportParts {
  /** The rows by the name of the table, read one table after another. */
  tables: readonly ExportedTable[];
  files: readonly ExportedFile[];
  /** The page that a person reads, made once all is read. */
  page: { name: string; make(read: ReadParts): string };
  /** What could not be read before. */
  unread?: readonly Unread[];
  /**
   * Something could not be read. Rejects where the whole export is to be broken off; else it goes on
   * without it, and says so.
   */
  onUnread(path: string, error: unknown): Promise<void>;
  /** ISO 8601 UTC. */
  madeAt: string;
  /** Called with the progress, 0–1. */
  onProgress(progress: number): Promise<void>;
  /** Breaks it off, also where it waits for something that never comes. */
  signal?: AbortSignal;
}

const readme = (
  page: string,
  unread: readonly Unread[],
): string => `Det här är en kopia av allt som Vikari har sparat om dig. Öppna ${page} för att läsa den: packa
först upp hela zip-filen. Filerna i mappen data är för program, i formatet JSON, en fil för varje slags
uppgift. I mappen documents ligger dina handlingar och de filer som arbetsgivare har skickat till dig.

This is a copy of everything that Vikari has stored about you. Open ${page} to read it: unpack the whole
ZIP file first. The files in the folder data are for programs, in JSON, one file for each kind of data.
Your documents, and the files that employers have sent you, are in the folder documents.
${
  unread.length === 0
    ? ''
    : `
Det här gick inte att läsa och är inte med, eller inte helt. Allt annat är med.
This could not be read and is not here, or not all of it. Everything else is.
${unread.map(({ path, how }) => `  ${path}: ${PAGE_WORDS[how].sv} / ${PAGE_WORDS[how].en}\n`).join('')}`
}`;

/**
 * The ZIP of an export, as a stream: it holds in memory the rows of one candidate, which the page is
 * made from, and a piece of one file. What cannot be read is left out and named in it. Any other
 * error ends the stream with it.
 */
export function exportZip(parts: ExportParts): Readable {
  const { tables, files, page, madeAt, onUnread, onProgress } = parts;
  const zip = new yazl.ZipFile();
  const mtime = new Date(madeAt);
  const steps = tables.length + files.length;
  const source = zip.outputStream;
  const output = Readable.from(source);
  let done = 0;

  async function step(): Promise<void> {
    done += 1;
    await onProgress(done / (steps + 1));
  }

  const unread: Unread[] = [...(parts.unread ?? [])];

  /** Goes on past what cannot be read, unless the whole is to be broken off. */
  async function setAside(path: string, how: Unread['how'], error: unknown): Promise<void> {
    await onUnread(path, error);
    unread.push({ path, how });
  }

  async function addTable(
    { name, read, readParts }: ExportedTable,
    all: Map<string, readonly object[]>,
  ): Promise<void> {
    const path = `data/${name}.json`;
    const add = (rows: readonly object[]): void => {
      zip.addBuffer(jsonOf(rows), path, { mtime });
      all.set(name, rows);
    };
    try {
      return add(await read());
    } catch (error) {
      const rows = await readParts?.().catch(() => null);
      await setAside(path, rows ? 'fields' : 'missing', error);
      if (rows) add(rows);
    }
  }

  /** Whether any of the file is in the ZIP. */
  async function addFile({ path, open }: ExportedFile): Promise<boolean> {
    const bytes = open()[Symbol.asyncIterator]();
    let first: IteratorResult<Uint8Array>;
    try {
      first = await bytes.next();
    } catch (error) {
      await setAside(path, 'missing', error);
      return false;
    }
    const rest = async function* (): AsyncGenerator<Uint8Array> {
      try {
        for (let next = first; !next.done; next = await bytes.next()) yield next.value;
      } catch (error) {
        await setAside(path, 'cut', error);
      } finally {
        await bytes.return?.();
      }
    };
    const stream = Readable.from(rest());
    const stop = () => stream.destroy();
    output.once('close', stop);
    // PDFs and pictures cannot be compressed further
    await added(zip, stream, path, mtime);
    output.off('close', stop);
    return true;
  }

  async function fill(): Promise<void> {
    const rows = new Map<string, readonly object[]>();
    for (const table of tables) {
      // The output is no longer read: stop reading from the database
      if (output.destroyed) return;
      await addTable(table, rows);
      await step();
    }
    const there: ExportedFile[] = [];
    for (const file of files) {
      if (output.destroyed) return;
      if (await addFile(file)) there.push(file);
      await step();
    }
    if (output.destroyed) return;
    try {
      zip.addBuffer(Buffer.from(page.make({ rows, files: there, unread })), page.name, { mtime });
    } catch (error) {
      await setAside(page.name, 'missing', error);
    }
    const what = Object.fromEntries(tables.map((table) => [table.name, table.what]));
    const index = { madeAt, tables: what, ...(unread.length > 0 && { unread }) };
    zip.addBuffer(jsonOf(index), 'data/index.json', { mtime });
    zip.addBuffer(Buffer.from(readme(page.name, unread)), 'README.txt', { mtime });
    zip.end();
  }

  const breakOff = (error: unknown): void => {
    const cause = error instanceof Error ? error : new Error(String(error));
    // The output waits for the source: destroying only the output would wait for ever
    if (source instanceof Readable) source.destroy(cause);
    else output.destroy(cause);
  };
  // The reader of the output gets the error; one that stopped reading does not
  source.on('error', () => undefined);
  zip.on('error', breakOff);
  parts.signal?.addEventListener('abort', () => breakOff(parts.signal?.reason));
  fill().catch(breakOff);
  return output;
}

/** One file after another, so that only one is open. */
function added(zip: yazl.ZipFile, stream: Readable, path: string, mtime: Date): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('close', resolve).once('error', reject);
    zip.addReadStream(stream, path, { mtime, compress: false });
  });
}

function jsonOf(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
