import { UPLOADS_PATH } from '#domain/api/documents';
import { DOCUMENT_TYPES, type DocumentType } from '#domain/candidates/documents';
import { sessionStore, UPLOAD_PREFIX } from '../../lib/store/sessionStore';
import type { WebStore } from '../../lib/store/webStore';

/**
 * The address of an upload on the server. It contains nothing that the user typed, and no file
 * name.
 */
export interface KeptUploads {
  /** The upload's address for this file; null when it is unknown. */
  find(type: DocumentType, file: FileMark): string | null;
  keep(type: DocumentType, file: FileMark, url: string): void;
  forget(type: DocumentType, file: FileMark): void;
  /** The types of which an upload was begun and neither finished nor cancelled. */
  types(): DocumentType[];
}

/** Distinguishes files without using their names. */
type FileMark = Pick<File, 'size' | 'lastModified'>;

/**
 * What a tab stores about its uploads, so that after a reload the same file, chosen again, is
 * continued. It is removed when the tab or the session ends.
 */
export function keptUploads(store: WebStore = sessionStore): KeptUploads {
  const keyOf = (type: DocumentType, { size, lastModified }: FileMark) =>
    `${UPLOAD_PREFIX}${type}.${size}.${lastModified}`;
  return {
    find(type, file) {
      const url = store.read(keyOf(type, file));
      // The stored address is validated: bytes are sent to our own server only
      return typeof url === 'string' && url.startsWith(`${UPLOADS_PATH}/`) ? url : null;
    },
    keep: (type, file, url) => store.write(keyOf(type, file), url),
    forget: (type, file) => store.remove(keyOf(type, file)),
    types() {
      const keys = store.keys(UPLOAD_PREFIX);
      return DOCUMENT_TYPES.filter((type) =>
        keys.some((key) => key.startsWith(`${UPLOAD_PREFIX}${type}.`)),
      );
    },
  };
}
