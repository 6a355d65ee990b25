import type { FastifyRequest } from 'fastify';
import { CALENDAR_PATH } from '#domain/api/planning';
import { holdsPersonalNumber } from '#domain/text/personalNumber';
import { terminalJson } from '../lib/terminalText';

/** What follows it in a path is a secret: everyone who knows it can read a candidate's plan. */
const CALENDAR = CALENDAR_PATH.slice(1);

/**
 * An address without personal data and secrets: a query keeps its names and loses its values, and a
 * path segment is removed that has an at sign or a personal identity number, or is a secret.
 */
export function withoutPersonalData(url: string): string {
  const [path = '', ...query] = url.split('?');
  const shown = path
    .split('/')
    .map((part, at, parts) => {
      const isSecret = part !== '' && decoded(parts[at - 1] ?? '') === CALENDAR;
      return isSecret || /@|%40/i.test(part) || holdsPersonalNumber(decoded(part)) ? '…' : part;
    })
    .join('/');
  if (query.length === 0) return shown;
  const names = query
    .join('?')
    .split('&')
    .map((pair) => pair.split('=')[0]);
  // Anything that is not a known parameter name may be a value.
  return `${shown}?${names.map((name) => (/^\w{1,40}$/.test(name ?? '') ? name : '…')).join('&')}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Where the log is written. What callers sent may stand in a line, and an operator reads it in a
 * terminal: what that would act on or hide is written as JSON's escapes.
 */
export function logStream(to: { write(line: string): void }): { write(line: string): void } {
  return { write: (line) => to.write(terminalJson(line)) };
}

/** How the log serializes what it is given. */
export const logSerializers = {
  req: ({ method, url, ip }: FastifyRequest) => ({
    method,
    url: withoutPersonalData(url),
    remoteAddress: ip,
  }),
};

const CONNECTION_LOST = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

/** Whether an error only means that the client disconnected before the response. */
export function clientDisconnected(error: unknown, { raw }: FastifyRequest): boolean {
  const lost = error instanceof Error && 'code' in error && CONNECTION_LOST.has(String(error.code));
  return lost && raw.socket.destroyed;
}
