import type { Database, Queryable } from '../storage/database';
import {
  countFilesByKey,
  findFilesUnder,
  lockFilesUnderOtherKeys,
  saveWrappedKey,
} from './files.repository';
import type { KeyUse, MasterKeys, WrappedKey } from './masterKeys';

const BATCH = 200;

interface KeyedRow extends WrappedKey {
  id: string;
}

/** A table whose rows have wrapped keys. */
export interface KeyedTable {
  /** Its rows, for the operator. */
  what: string;
  countByKey(db: Queryable): Promise<KeyUse[]>;
  findUnder(db: Queryable, page: { masterKeyId: string; limit: number }): Promise<KeyedRow[]>;
  lockUnderOtherKeys(
    tx: Queryable,
    page: { masterKeyId: string; limit: number },
  ): Promise<KeyedRow[]>;
  save(tx: Queryable, row: KeyedRow): Promise<void>;
  /** What a row's key is wrapped under. */
  nameOf(id: string): string;
}

export const KEYED_FILES: KeyedTable = {
  what: 'files',
  countByKey: countFilesByKey,
  findUnder: findFilesUnder,
  lockUnderOtherKeys: lockFilesUnderOtherKeys,
  save: saveWrappedKey,
  nameOf: (id) => id,
};

/**
 * Wraps the data key of every file, and of the rows of other tables, again under the current master
 * key, in batches; they themselves stay unchanged. It can be stopped and started again. Returns how
 * many were wrapped.
 * @throws MasterKeyError for one whose master key is not configured.
 */
export async function rotateFileKeys(
  db: Database,
  keys: MasterKeys,
  others: readonly KeyedTable[],
): Promise<number> {
  let rotated = 0;
  for (const table of [KEYED_FILES, ...others]) rotated += await rotateTable(db, keys, table);
  return rotated;
}

async function rotateTable(db: Database, keys: MasterKeys, table: KeyedTable): Promise<number> {
  for (let rotated = 0; ; ) {
    const count = await db.transaction(async (tx) => {
      const page = { masterKeyId: keys.currentId, limit: BATCH };
      const rows = await table.lockUnderOtherKeys(tx, page);
      for (const row of rows) {
        const name = table.nameOf(row.id);
        await table.save(tx, { id: row.id, ...keys.wrap(name, keys.unwrap(name, row)) });
      }
      return rows.length;
    });
    if (count === 0) return rotated;
    rotated += count;
  }
}
