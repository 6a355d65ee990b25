import { unstable_serialize as serializeList } from 'swr/infinite';
import type { Endpoint } from '#domain/api/endpoint';

/** SWR's key of an answer: the endpoint, its request as on the wire, and the page's token. */
export type AnswerKey = readonly [call: string, wire: object, startAfter?: string];

/** The key of a call. A list's first page has the key of its request. */
export function keyOf<Request>(
  endpoint: Endpoint<Request, unknown>,
  request: Request,
  startAfter?: string,
): AnswerKey {
  const call = `${endpoint.service}/${endpoint.path}`;
  const wire = endpoint.toWire?.(request) ?? Object(request);
  return startAfter === undefined ? [call, wire] : [call, wire, startAfter];
}

/** SWR's key of all pages of a list together; `first` is the key of the first page. */
export const listKey = (first: AnswerKey): string => serializeList(() => first);

/** The key of what the device keeps, and of a subscription: not read from a service. */
export type LocalKey = readonly ['local', name: string];

export const localKey = (name: string): LocalKey => ['local', name];
