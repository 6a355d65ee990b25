import type { Files } from '../files/files.service';
import type { Queryable } from '../storage/database';
import type { ExportedFile } from './exportZip';
import { findOwnFiles } from './ownFiles.repository';

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
};

/**
 * A candidate's documents and profile image, and the files that employers sent them, for the ZIP. A document's file name is its type and its
 * position in `data/user_documents.json`, since the candidate's name for it may not be a valid file
 * name.
 */
export async function ownFiles(
  db: Queryable,
  files: Pick<Files, 'open'>,
  userId: string,
): Promise<ExportedFile[]> {
  const found = await findOwnFiles(db, userId);
  return found.map(({ kind, name, mediaType, fileId }, index) => ({
    kind,
    name,
    path: `documents/${index + 1}-${kind}.${ENDINGS[mediaType] ?? 'bin'}`,
    async *open() {
      const { bytes } = await files.open(fileId);
      yield* bytes;
    },
  }));
}
