import { SESSION_COOKIE } from '../http/cookies';

/** A complete response. */
export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer<ArrayBuffer>;
}

/** A signed-in candidate's call to the server. @throws CutOffError */
export type Call = (method: string, path: string, init?: CallInit) => Promise<Answer>;

interface CallInit {
  headers?: Record<string, string>;
  body?: RequestInit['body'];
  /** Sent as JSON, instead of a body. */
  json?: object;
}

/** The server was killed before its response was complete. */
export class CutOffError extends Error {}

/** The server responded in an unexpected way. */
export class Unexpected extends Error {
  constructor(what: string, { status, bytes }: Answer) {
    super(`${what}: ${status} ${bytes.toString('utf8', 0, 300)}`);
  }
}

/** Calls the server at `url` with the session of a cookie's value. */
export function callAs(url: string, cookie: string): Call {
  return async (method, path, { headers, body, json } = {}) => {
    const own = { cookie: `${SESSION_COOKIE}=${cookie}`, 'sec-fetch-site': 'same-origin' };
    try {
      const response = await fetch(url + path, {
        method,
        headers: { ...own, ...(json && { 'content-type': 'application/json' }), ...headers },
        body: json ? JSON.stringify(json) : body,
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, bytes };
    } catch (error) {
      throw new CutOffError(`${method} ${path}`, { cause: error });
    }
  };
}

/**
 * The response's body.
 * @throws Unexpected when the call was refused.
 */
export function bodyOf(answer: Answer, what: string): ReturnType<typeof JSON.parse> {
  if (answer.status !== 200) throw new Unexpected(what, answer);
  return JSON.parse(answer.bytes.toString('utf8'));
}
