import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { NotBelievedError, readWholeFile, writeWholeFile } from '../lib/wholeFile';
import type { SitemapFile } from './sitemapFiles';

/** Of the file; another one when it is written in another way. */
const FORMAT = 1;
const FILE = 'sitemap';

/** A sitemap as it was made. */
export interface WrittenSitemap {
  /** Milliseconds since the epoch. */
  madeAt: number;
  /** By name. */
  files: ReadonlyMap<string, SitemapFile>;
}

/** The sitemap on the disk. */
export interface SitemapKeeper {
  /** What was kept; null where there is nothing, and where it is not believed. */
  read(): Promise<WrittenSitemap | null>;
  /** Replaces what was kept. */
  write(made: WrittenSitemap): Promise<void>;
}

/**
 * @param options.folder - of this node alone.
 * @param options.publicUrl - which all addresses begin with: a sitemap of another is not believed.
 */
export function createSitemapKeeper({
  folder,
  publicUrl,
}: {
  folder: string;
  publicUrl: string;
}): SitemapKeeper {
  const path = join(folder, FILE);
  return {
    async read() {
      let madeAt: number | null = null;
      const files = new Map<string, SitemapFile>();
      try {
        await readWholeFile(
          path,
          async (label) => {
            const { format, publicUrl: of, madeAt: at } = Object(label);
            if (format !== FORMAT || of !== publicUrl || typeof at !== 'number') {
              throw new NotBelievedError('it is of another program or address');
            }
            madeAt = at;
          },
          (record) => {
            // The digest says that it is what `write` was given
            const [name, file] = JSON.parse(record.toString()) as [string, SitemapFile];
            files.set(name, file);
          },
        );
      } catch (error) {
        if (!(error instanceof NotBelievedError)) throw error;
        await rm(path, { force: true });
        return null;
      }
      return madeAt === null ? null : { madeAt, files };
    },

    write: ({ madeAt, files }) =>
      writeWholeFile(
        path,
        { format: FORMAT, publicUrl, madeAt },
        [...files].map((entry) => Buffer.from(JSON.stringify(entry))),
      ),
  };
}
