import type { UserDocument } from '#domain/api/documents';
import { expiryOf } from '#domain/candidates/documents';
import type { Queryable } from '../storage/database';
import { type DocumentRow, findDocuments } from './documents.repository';
import { countOpenings } from './openings.repository';
import { findShares } from './shares.repository';

/** A candidate's documents as they see them on a day, the newest first. */
export async function readDocuments(
  db: Queryable,
  userId: string,
  today: string,
): Promise<UserDocument[]> {
  const rows = await findDocuments(db, userId);
  const shares = await findShares(db, userId);
  const openings = await countOpenings(db, userId);
  return rows.map((row) => {
    const { fileId: _fileId, ...shown }: DocumentRow = row;
    return {
      ...shown,
      expiry: expiryOf(row.validTo, today),
      sharedWith: shares
        .filter(({ documentId }) => documentId === row.id)
        .map(({ documentId: _documentId, ...share }) => share),
      openings: openings.get(row.id) ?? 0,
    };
  });
}
