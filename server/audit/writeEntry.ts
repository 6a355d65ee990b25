import type { Queryable } from '../storage/database';
import { type AuditRow, insertEntry, nextEntryId } from './audit.repository';
import type { AuditKeys } from './auditKeys';

/** Writes an entry with the proof that this server wrote it. */
export async function writeEntry(tx: Queryable, keys: AuditKeys, row: AuditRow): Promise<void> {
  const entry = { id: await nextEntryId(tx), ...row };
  await insertEntry(tx, { ...entry, ...keys.macOf(entry) });
}
