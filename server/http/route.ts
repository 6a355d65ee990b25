import type { Schema } from 'yup';
import type { Endpoint } from '#domain/api/endpoint';
import type { Caller } from '../policy/caller';

/** What a handler may set on the response besides its body. */
export interface Reply {
  /** `until_closed`: the browser deletes it when it is closed. */
  setCookie(name: string, value: string, maxAgeSeconds: number | 'until_closed'): void;
  /**
   * A cookie that the page's script reads: JSON, and nothing that proves who sends it. It goes when
   * the browser is closed at the latest where it says `until_closed`.
   */
  setPageCookie(name: string, value: unknown, maxAgeSeconds: number | 'until_closed'): void;
  clearCookie(name: string): void;
  header(name: string, value: string): void;
  /** Logs the cause of an error that is answered with something else, such as a redirect. */
  noteCause(error: unknown): void;
}

/** For a call that only reads and has no HTTP response of its own. */
export const NO_REPLY: Reply = Object.freeze({
  setCookie: () => undefined,
  setPageCookie: () => undefined,
  clearCookie: () => undefined,
  header: () => undefined,
  noteCause: () => undefined,
});

/** Turns hostile input into a request, or throws an `ApiError` that names the fields. */
export interface Parser<Request> {
  (input: unknown): Request;
  /** The schema of the request, from which the OpenAPI document is made. */
  schema: Schema;
}

/**
 * One endpoint with its server side. `parse` turns hostile input into a request or throws an
 * `ApiError('invalid_request')` that names the field; `handle` gets only parsed requests.
 */
export interface Route<Request = unknown, Response = unknown> {
  endpoint: Endpoint<Request, Response>;
  parse: Parser<Request>;
  handle(request: Request, caller: Caller, reply: Reply): Promise<Response>;
  /** Calls allowed per caller and minute; the app's default when absent. */
  perMinute?: number;
  /** Bytes of the largest body; the app's default when absent. */
  bodyLimit?: number;
  /**
   * Seconds for which anyone, this server included, may cache the response: for responses that do
   * not depend on the caller. The handler then always sees a visitor. Only for GET; nothing is
   * cached when absent.
   */
  publicMaxAge?: number;
  /**
   * It tells what everyone may read and can do so while the store is down: who asks is then a visitor,
   * also with a session that cannot be read. The answer carries `READING_ONLY_HEADER`.
   */
  readsWithoutStore?: true;
}

/** Binds an endpoint to its parser and handler with the contract's types. */
export function route<Request, Response>(
  endpoint: Endpoint<Request, Response>,
  parse: Parser<Request>,
  handle: (request: Request, caller: Caller, reply: Reply) => Promise<Response>,
  options: Pick<Route, 'perMinute' | 'bodyLimit' | 'publicMaxAge' | 'readsWithoutStore'> = {},
): Route {
  return { endpoint, parse, handle, ...options } as Route;
}
