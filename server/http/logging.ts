import type { FastifyRequest } from 'fastify';

/**
 * An address without what it says about a person: a query keeps its names and loses its values,
 * and a part of the path with an at sign goes.
 */
export function withoutPersonalData(url: string): string {
  const [path = '', ...query] = url.split('?');
  const shown = path.replace(/[^/]*(@|%40)[^/]*/gi, '…');
  if (query.length === 0) return shown;
  const names = query
    .join('?')
    .split('&')
    .map((pair) => pair.split('=')[0]);
  // Whatever has no name of a parameter may be a value
  return `${shown}?${names.map((name) => (/^\w{1,40}$/.test(name ?? '') ? name : '…')).join('&')}`;
}

/** How the log writes what it is given. */
export const logSerializers = {
  req: ({ method, url, ip }: FastifyRequest) => ({
    method,
    url: withoutPersonalData(url),
    remoteAddress: ip,
  }),
};

const CONNECTION_LOST = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

/** Whether an error says only that the client went away before it had its answer. */
export function leftEarly(error: unknown, { raw }: FastifyRequest): boolean {
  const lost = error instanceof Error && 'code' in error && CONNECTION_LOST.has(String(error.code));
  return lost && raw.socket.destroyed;
}
