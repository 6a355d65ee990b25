/** The two services that the site calls and the one that employers' programs call. */
type Service = 'portal' | 'v2' | 'integration';

/**
 * One endpoint of the contract. The types are in phantom fields, so that the constant costs a
 * browser only a few bytes; the Yup schema of the request is declared in `*.schema.ts` and loaded
 * only by code that checks input.
 */
export interface Endpoint<Request, Response> {
  service: Service;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Part 7's path, without the service's base. */
  path: string;
  /** Who may call it. */
  access: 'public' | 'candidate' | 'employer';
  /** Public to whoever has a link's secret: its answer is of one person, and no page with it is kept. */
  ofLink?: true;
  /**
   * The request's wire format over HTTP, when it differs. In process the request itself is passed;
   * the route's parser reads the wire format.
   */
  toWire?(request: Request): object;
  readonly request?: Request;
  readonly response?: Response;
}

export type RequestOf<E> = E extends Endpoint<infer Request, unknown> ? Request : never;
export type ResponseOf<E> = E extends Endpoint<unknown, infer Response> ? Response : never;

/** Declares an endpoint with its request and response types. */
export function endpoint<Request, Response>(
  definition: Omit<Endpoint<Request, Response>, 'request' | 'response'>,
): Endpoint<Request, Response> {
  return definition;
}

/** The response of an endpoint that returns a file: its bytes, and not JSON. */
export type Bytes = AsyncIterable<Uint8Array>;

/** Every successful body: `status` 0 (decision 8). */
export type Ok<Body extends object> = { status: 0 } & Body;
