import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below this a compressed answer is no smaller on the wire. */
const THRESHOLD_BYTES = 1024;
const TEXTUAL = /^(text\/|application\/(json|xml|ld\+json)|image\/svg)/;

const ENCODERS = {
  br: (text: string) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 1,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: string) => gzipSync(text, { level: 1 }),
} as const;

/** The best of our encodings that an `Accept-Encoding` header takes; q-values of 0 refuse. */
export function chooseEncoding(header: string | undefined): keyof typeof ENCODERS | null {
  if (!header) return null;
  const accepted = new Set(
    header
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : null;
}

/**
 * Compresses every textual answer at the fastest level, in place: tens of microseconds, where
 * the stream of @fastify/compress costs more than half a millisecond. Files are compressed
 * ahead of time and pass by.
 */
export function installCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < THRESHOLD_BYTES) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    if (!TEXTUAL.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const vary = String(reply.getHeader('vary') ?? '');
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return ENCODERS[encoding](payload);
  });
}
