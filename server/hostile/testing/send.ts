import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { urlOf } from '../../http/api';
import type { Route } from '../../http/route';
import { nextAddress } from './addresses';
import { jsonText } from './jsonText';
import type { Credentials } from './parties';

/** Percent-encoded; lone surrogates, which an address cannot contain, become U+FFFD. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : jsonText(value);
  return encodeURIComponent(Buffer.from(text).toString());
}

function queryOf(input: object): string {
  return Object.entries(input)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one]))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');
}

/** Sends an input to an endpoint, each field in its place: path, query or body. */
export function send(
  app: FastifyInstance,
  route: Route,
  input: object,
  headers: Credentials,
): Promise<LightMyRequestResponse> {
  const { method } = route.endpoint;
  const rest = new Map(Object.entries(input));
  const path = urlOf(route).replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name) ?? 'missing';
    rest.delete(name);
    return encoded(value);
  });
  const fields = Object.fromEntries(rest);
  if (method === 'GET') return sendRaw(app, { method, url: `${path}?${queryOf(fields)}`, headers });
  return sendRaw(app, {
    method,
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    payload: jsonText(fields),
  });
}

/** Sends requests that the site's own client never makes. */
export function sendRaw(
  app: FastifyInstance,
  request: {
    method: Route['endpoint']['method'] | 'PUT' | 'OPTIONS' | 'HEAD' | 'DELETE';
    url: string;
    headers: Credentials;
    payload?: string | Buffer;
  },
): Promise<LightMyRequestResponse> {
  return app.inject({ remoteAddress: nextAddress(), ...request });
}
