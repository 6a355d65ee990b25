import { Readable } from 'node:stream';
import yazl from 'yazl';
import type { Row } from '../storage/database';
import type { PageFile } from './exportPage';

/** One file of the ZIP; its path, such as `documents/1-cv.pdf`, has no id that is used elsewhere. */
export interface ExportedFile extends PageFile {
  open(): AsyncIterable<Uint8Array>;
}

export interface ExportParts {
  /** The rows by the name of the table, read one table after another. */
  tables: readonly { name: string; what: string; read(): Promise<readonly (Row | object)[]> }[];
  files: readonly ExportedFile[];
  /** The page that a person reads, made from the tables' rows once all are read. */
  page: { name: string; make(rows: ReadonlyMap<string, readonly object[]>): string };
  /** ISO 8601 UTC. */
  madeAt: string;
  /** Called with the progress, 0–1. */
  onProgress(progress: number): Promise<void>;
}

const readme = (
  page: string,
): string => `Det här är en kopia av allt som Vikari har sparat om dig. Öppna ${page} för att läsa den: packa
först upp hela zip-filen. Filerna i mappen data är för program, i formatet JSON, en fil för varje slags
uppgift. I mappen documents ligger dina handlingar och de filer som arbetsgivare har skickat till dig.

This is a copy of everything that Vikari has stored about you. Open ${page} to read it: unpack the whole
ZIP file first. The files in the folder data are for programs, in JSON, one file for each kind of data.
Your documents, and the files that employers have sent you, are in the folder documents.
`;

/**
 * The ZIP of an export, as a stream: it holds in memory the rows of one candidate, which the page is
 * made from, and a piece of one file. An error ends the stream with it.
 */
export function exportZip({ tables, files, page, madeAt, onProgress }: ExportParts): Readable {
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

  async function fill(): Promise<void> {
    zip.addBuffer(Buffer.from(readme(page.name)), 'README.txt', { mtime });
    const what = Object.fromEntries(tables.map((table) => [table.name, table.what]));
    zip.addBuffer(jsonOf({ madeAt, tables: what }), 'data/index.json', { mtime });
    const all = new Map<string, readonly object[]>();
    for (const { name, read } of tables) {
      // The output is no longer read: stop reading from the database
      if (output.destroyed) return;
      const rows = await read();
      all.set(name, rows);
      zip.addBuffer(jsonOf(rows), `data/${name}.json`, { mtime });
      await step();
    }
    if (output.destroyed) return;
    zip.addBuffer(Buffer.from(page.make(all)), page.name, { mtime });
    for (const { path, open } of files) {
      if (output.destroyed) return;
      // PDFs and pictures cannot be compressed further
      const stream = Readable.from(open());
      const stop = () => stream.destroy();
      output.once('close', stop);
      await added(zip, stream, path, mtime);
      output.off('close', stop);
      await step();
    }
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
