import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A smaller response is no smaller on the wire when compressed. */
const THRESHOLD_BYTES = 1024;
const TEXTUAL = /^(text\/|application\/(json|xml|ld\+json)|image\/svg)/;

/** By the name in `Content-Encoding`; `effort` is brotli's or gzip's own scale, 1 the fastest. */
const ENCODERS = {
  br: (text: string | Buffer, effort: number) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: string | Buffer, effort: number) => gzipSync(text, { level: effort }),
} as const;

/** The encodings that a response may be sent in. */
export type Encoding = keyof typeof ENCODERS;

/** Compresses synchronously. */
export function encode(text: string | Buffer, encoding: Encoding, effort = 1): Buffer {
  return ENCODERS[encoding](text, effort);
}

/**
 * Whether compression makes it smaller on the wire. `length` in bytes, or characters for a text.
 */
export function worthCompressing({ length }: { length: number }): boolean {
  return length >= THRESHOLD_BYTES;
}

/**
 * The best of our encodings that an `Accept-Encoding` header accepts; q-values of 0 exclude one.
 */
export function chooseEncoding(header: string | undefined): Encoding | null {
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

/** Adds `Accept-Encoding` to the response's `Vary` header. */
export function varyByEncoding(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '');
  reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
}

/**
 * Compresses every text response synchronously at the fastest level: tens of microseconds, where
 * the stream of @fastify/compress costs more than half a millisecond. Files are compressed at build
 * time and are skipped, as are prepared bodies (`readyBody.ts`).
 */
export function installCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !worthCompressing(payload)) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    if (!TEXTUAL.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    varyByEncoding(reply);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encode(payload, encoding);
  });
}
