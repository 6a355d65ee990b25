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

/** A request as it is sent, without who sends it. */
export interface BareRequest {
  method: Route['endpoint']['method'] | 'PUT' | 'OPTIONS' | 'HEAD' | 'DELETE';
  url: string;
  headers: Readonly<Record<string, string>>;
  payload?: string | Buffer;
}

/** The request for an input, each field in its place: path, query or body. */
export function requestOf(route: Route, input: object): BareRequest {
  const { method } = route.endpoint;
  const rest = new Map(Object.entries(input));
  const path = urlOf(route).replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name) ?? 'missing';
    rest.delete(name);
    return encoded(value);
  });
  const fields = Object.fromEntries(rest);
  if (method === 'GET') return { method, url: `${path}?${queryOf(fields)}`, headers: {} };
  const headers = { 'content-type': 'application/json' };
  return { method, url: path, headers, payload: jsonText(fields) };
}

/** Sends an input to an endpoint. */
export function send(
  app: FastifyInstance,
  route: Route,
  input: object,
  credentials: Credentials,
): Promise<LightMyRequestResponse> {
  const { headers, ...request } = requestOf(route, input);
  return sendRaw(app, { ...request, headers: { ...headers, ...credentials } });
}

/** Sends requests that the site's own client never makes. */
export function sendRaw(
  app: FastifyInstance,
  request: BareRequest,
): Promise<LightMyRequestResponse> {
  return app.inject({ remoteAddress: nextAddress(), ...request });
}
