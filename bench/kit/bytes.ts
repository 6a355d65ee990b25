import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes in brotli, as a server sends files compressed at build time. */
export interface Bytes {
  js: number;
  css: number;
  /** Scripts and style sheets that the part loads when it is first opened. */
  later: number;
}

/** The size of a file in brotli at its highest level. */
export function brotliSize(content: string | Uint8Array): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params }).length;
}
