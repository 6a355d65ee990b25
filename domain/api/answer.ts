import type { AnySchema, InferType } from 'yup';
import type { Endpoint } from './endpoint';
import type { ErrorCode } from './errors';

/**
 * An endpoint's responses and error codes. They are declared in a file of their own, so that a
 * browser does not load them.
 */
export interface Answer {
  /** The purpose of the call, in one sentence. */
  summary: string;
  /** Further information for a caller. */
  description?: string;
  /** The body of a response with HTTP status 200. */
  response: AnySchema;
  /** The error codes of this endpoint, besides those of every endpoint of its kind. */
  refusals?: readonly ErrorCode[];
  /** The media types of a response that is a file and not JSON. */
  media?: readonly string[];
  /** Whether it accepts `Idempotency-Key`. */
  repeatable?: true;
}

/** Without `readonly`, and intersections as one object. */
type Plain<T> = T extends object ? { -readonly [Key in keyof T]: Plain<T[Key]> } : T;

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Empty when the schema's type is the endpoint's, else a field that no caller passes. */
type Exactly<Body extends AnySchema, Response> =
  Same<Plain<InferType<Body>>, Plain<Response>> extends true
    ? unknown
    : { theSchemaDiffersFromTheType: [schema: Plain<InferType<Body>>, type: Plain<Response>] };

/** An endpoint with its response; it does not compile when schema and response type differ. */
export function answer<Request, Response, Body extends AnySchema>(
  endpoint: Endpoint<Request, Response>,
  described: Answer & { response: Body } & Exactly<Body, Response>,
): [Endpoint<Request, Response>, Answer] {
  return [endpoint, described];
}

/** A schema that is not an endpoint's whole response, of exactly the type `Wanted`. */
export function schemaOf<Wanted>() {
  return <Body extends AnySchema>(schema: Body & Exactly<Body, Wanted>): Body => schema;
}
