import type { UserDocument } from '#domain/api/documents';
import { expiryOf } from '#domain/candidates/documents';
import { findChatShares } from '../chat/attachments';
import {
  countOpenings,
  type DocumentRow,
  findDocuments,
  type ReadDocuments,
} from '../documents/ownDocuments';
import { type Clock, today } from '../lib/clock';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { findShares } from './shares.repository';

/** Reads a candidate's documents as they see them at the clock's time. */
export const readDocumentsOn =
  (clock: Clock): ReadDocuments =>
  (db, userId) =>
    readDocuments(db, userId, clock);

async function readDocuments(db: Queryable, userId: string, clock: Clock): Promise<UserDocument[]> {
  const rows = await findDocuments(db, userId);
  const shares = await findShares(db, userId);
  const chatShares = await findChatShares(db, userId, instant(clock.now()));
  const openings = await countOpenings(db, userId);
  return rows.map((row) => {
    const { fileId: _fileId, ...shown }: DocumentRow = row;
    return {
      ...shown,
      expiry: expiryOf(row, today(clock)),
      sharedWith: sharesOf(row.id, shares),
      sharedInChats: sharesOf(row.id, chatShares),
      openings: openings.get(row.id) ?? 0,
    };
  });
}

function sharesOf<Share extends { documentId: string }>(
  id: string,
  shares: readonly Share[],
): Omit<Share, 'documentId'>[] {
  return shares
    .filter(({ documentId }) => documentId === id)
    .map(({ documentId: _documentId, ...share }) => share);
}
