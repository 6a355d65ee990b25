import type { Queryable } from '../storage/database';
import type { RunKind } from './runs.repository';

/** A file of a folder, as it was read last. */
export interface ReadFile {
  name: string;
  kind: Exclude<RunKind, 'file'>;
  /** SHA-256 of its bytes, hex. */
  hash: string;
}

/** The files of a folder that have been read. */
export function findReadFiles(db: Queryable, source: string, origin: string): Promise<ReadFile[]> {
  return db.query<ReadFile>(
    'select name, kind, hash from import_files where source = $1 and origin = $2',
    [source, origin],
  );
}

export async function saveReadFile(
  tx: Queryable,
  { source, origin, at }: { source: string; origin: string; at: string },
  { name, kind, hash }: ReadFile,
): Promise<void> {
  await tx.query(
    `insert into import_files (source, origin, name, kind, hash, read_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (source, origin, name) do update set
       kind = excluded.kind, hash = excluded.hash, read_at = excluded.read_at`,
    [source, origin, name, kind, hash, at],
  );
}
