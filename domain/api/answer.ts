import type { AnySchema, InferType } from 'yup';
import type { Endpoint } from './endpoint';
import type { ErrorCode } from './errors';

/**
 * What an endpoint answers, and what it says when it refuses. It stands beside the endpoint and
 * not in it, so that a browser does not load it.
 */
export interface Answer {
  /** What the call does, in one plain sentence. */
  summary: string;
  /** What a caller has to know besides. */
  description?: string;
  /** The body of an answer with HTTP status 200. */
  response: AnySchema;
  /** What this endpoint refuses besides what every endpoint of its kind does. */
  refusals?: readonly ErrorCode[];
  /** Whether it takes `Idempotency-Key`. */
  repeatable?: true;
}

/** Without `readonly`, and intersections as one object. */
type Plain<T> = T extends object ? { -readonly [Key in keyof T]: Plain<T[Key]> } : T;

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Nothing where the schema's type is the endpoint's, else a field that no caller has. */
type Exactly<Body extends AnySchema, Response> =
  Same<Plain<InferType<Body>>, Plain<Response>> extends true
    ? unknown
    : { theSchemaDiffersFromTheType: [schema: Plain<InferType<Body>>, type: Plain<Response>] };

/** An endpoint with its answer; it does not compile when schema and response type differ. */
export function answer<Request, Response, Body extends AnySchema>(
  endpoint: Endpoint<Request, Response>,
  described: Answer & { response: Body } & Exactly<Body, Response>,
): [Endpoint<Request, Response>, Answer] {
  return [endpoint, described];
}

/** A schema of something that is no endpoint's whole answer, of exactly the type `Wanted`. */
export function schemaOf<Wanted>() {
  return <Body extends AnySchema>(schema: Body & Exactly<Body, Wanted>): Body => schema;
}
