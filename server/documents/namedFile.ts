import type { Files } from '../files/files.service';
import type { DocumentRow } from './documents.repository';

/** A document's opened file, with its name and type for the browser. */
export interface NamedFile extends Pick<DocumentRow, 'name' | 'mediaType' | 'size'> {
  bytes: AsyncGenerator<Buffer>;
}

/**
 * Opens a document's file and reads its first frame, so that a file that cannot be read is refused
 * before the response begins.
 */
export async function openNamed(
  files: Pick<Files, 'open'>,
  { fileId, name, mediaType }: Pick<DocumentRow, 'fileId' | 'name' | 'mediaType'>,
): Promise<NamedFile> {
  const { size, bytes } = await files.open(fileId);
  const first = await bytes.next();
  async function* all(): AsyncGenerator<Buffer> {
    try {
      if (!first.done) yield first.value;
      yield* bytes;
    } finally {
      await bytes.return(undefined);
    }
  }
  return { name, mediaType, size, bytes: all() };
}
