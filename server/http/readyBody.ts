import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  chooseEncoding,
  type Encoding,
  encode,
  varyByEncoding,
  worthCompressing,
} from './compress';

/** A text that is sent many times: each encoding is made when first needed, and cached. */
export interface ReadyBody {
  /** Identifies the text in any encoding; therefore a weak ETag. */
  etag: string;
  /** Bytes of memory that it may use, with all its encodings. */
  weight: number;
  /** The bytes to send; null for the uncompressed text. */
  as(encoding: Encoding | null): Buffer;
}

/** A higher level than the fastest: its cost is paid once and saves bytes in every response. */
const EFFORT = { br: 4, gzip: 6 } as const satisfies Record<Encoding, number>;

/** Prepares a text for sending. */
export function readyBody(text: string): ReadyBody {
  const plain = Buffer.from(text);
  const encoded = new Map<Encoding, Buffer>();
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    // Text compresses to a third at most, so both encodings together are smaller than it
    weight: 2 * plain.length,
    as(encoding) {
      if (encoding === null) return plain;
      const known = encoded.get(encoding) ?? encode(plain, encoding, EFFORT[encoding]);
      encoded.set(encoding, known);
      return known;
    },
  };
}

/** Whether an `If-None-Match` header names the ETag, by the weak comparison that a GET requires. */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const strong = etag.replace(/^W\//, '');
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag.replace(/^W\//, '') === strong);
}

/**
 * Sends it in an encoding that the client accepts, or 304 to a client that has it already. Status
 * and headers are set before; only a 200 can become a 304.
 */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  body: ReadyBody,
): FastifyReply {
  varyByEncoding(reply);
  reply.header('etag', body.etag);
  if (reply.statusCode === 200 && namesTag(request.headers['if-none-match'], body.etag)) {
    return reply.status(304).send();
  }
  const plain = body.as(null);
  const encoding = worthCompressing(plain)
    ? chooseEncoding(request.headers['accept-encoding'])
    : null;
  if (encoding === null) return reply.send(plain);
  return reply.header('content-encoding', encoding).send(body.as(encoding));
}
