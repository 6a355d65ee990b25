import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  chooseEncoding,
  type Encoding,
  encode,
  varyByEncoding,
  worthCompressing,
} from './compress';

/** A text that is sent many times: each encoding is made when first asked for, and kept. */
export interface ReadyBody {
  /** Names the text, however it travels; therefore a weak tag. */
  etag: string;
  /** Bytes of memory that it may come to hold, its encodings included. */
  weight: number;
  /** The bytes to send; null for the text as it is. */
  as(encoding: Encoding | null): Buffer;
}

/** Worth more than the fastest level, for it is paid once and saved at every answer. */
const EFFORT = { br: 4, gzip: 6 } as const satisfies Record<Encoding, number>;

/** Makes a text ready. */
export function readyBody(text: string): ReadyBody {
  const plain = Buffer.from(text);
  const encoded = new Map<Encoding, Buffer>();
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    // Text comes down to a third at most, so both encodings together are smaller than it
    weight: 2 * plain.length,
    as(encoding) {
      if (encoding === null) return plain;
      const known = encoded.get(encoding) ?? encode(plain, encoding, EFFORT[encoding]);
      encoded.set(encoding, known);
      return known;
    },
  };
}

/** Whether an `If-None-Match` header names the tag, by the weak comparison that a GET asks for. */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const strong = etag.replace(/^W\//, '');
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag.replace(/^W\//, '') === strong);
}

/**
 * Sends it as the client takes it, or 304 to one who has it already. Status and headers are set
 * before; only a 200 can turn into a 304.
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
