import { Readable } from 'node:stream';
import type { Bytes } from '#domain/api/endpoint';
import type { Reply } from './route';
import { FILE_POLICY } from './securityHeaders';

/**
 * Responds with an uploaded file. The headers make the browser use our content type, run nothing in
 * it and store nothing; other sites cannot embed it.
 */
export function fileAnswer(
  reply: Reply,
  file: { fileName: string; mediaType: string; size: number; bytes: Bytes; download: boolean },
): Bytes {
  const { fileName, mediaType, size, bytes, download } = file;
  reply.header('content-type', mediaType);
  reply.header('content-length', String(size));
  reply.header('content-disposition', contentDisposition(fileName, download));
  reply.header('content-security-policy', FILE_POLICY);
  return Readable.from(bytes, { objectMode: false });
}

/** RFC 6266: the name in UTF-8, and for old programs in ASCII. */
export function contentDisposition(fileName: string, download: boolean): string {
  const ascii = fileName.normalize('NFKD').replace(/[^ -~]|["\\%]/g, '');
  const utf8 = encodeURIComponent(Buffer.from(fileName).toString()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const kind = download ? 'attachment' : 'inline';
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
