import { UPLOADS_PATH } from '#domain/api/documents';
import { DOCUMENT_TYPES, type DocumentType } from '#domain/candidates/documents';
import { sessionStore, UPLOAD_PREFIX } from '../../lib/sessionStore';
import type { WebStore } from '../../lib/webStore';

/** The address of an upload on the server, and nothing that somebody typed or named. */
export interface KeptUploads {
  /** Where the upload of this file was left; null when it is unknown. */
  find(type: DocumentType, file: FileMark): string | null;
  keep(type: DocumentType, file: FileMark, url: string): void;
  forget(type: DocumentType, file: FileMark): void;
  /** The types of which an upload was begun and neither finished nor cancelled. */
  types(): DocumentType[];
}

/** What tells a file from another without its name. */
type FileMark = Pick<File, 'size' | 'lastModified'>;

/**
 * What a tab remembers of its uploads over a reload, so that the same file, chosen again, goes on
 * where it was. It ends with the tab and with the session.
 */
export function keptUploads(store: WebStore = sessionStore): KeptUploads {
  const keyOf = (type: DocumentType, { size, lastModified }: FileMark) =>
    `${UPLOAD_PREFIX}${type}.${size}.${lastModified}`;
  return {
    find(type, file) {
      const url = store.read(keyOf(type, file));
      // Whatever lies there: bytes go to our own server only
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
