import type { AnySchema, InferType } from 'yup';
import type { ErrorCode } from './errors';

/**
 * An endpoint's responses and error codes. They are declared in a file of their own, so that a
 * browser does not load them; the endpoint's response type is inferred from there.
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
  /** A refusal may name fields of the stored registration, which the request itself does not have. */
  namesStored?: true;
  /** The media types of a response that is a file and not JSON. */
  media?: readonly string[];
  /** Whether it accepts `Idempotency-Key`. */
  repeatable?: true;
  /** Whether strangers are asked for a proof of work when many come: `X-Proof`. */
  guarded?: true;
}

/** An answer with the type of its response. */
type AnswerOf<Body extends AnySchema> = Omit<Answer, 'response'> & { response: Body };

/** Declares an answer; the endpoint's type is inferred from its response. */
export function answer<Body extends AnySchema>(described: AnswerOf<Body>): AnswerOf<Body> {
  return described;
}

/** The response type of an endpoint with this answer. */
export type Answered<Described extends Answer> = InferType<Described['response']>;

/** The same without `status`. */
export type AnsweredFields<Described extends Answer> = Omit<Answered<Described>, 'status'>;

/** Without `readonly`, and intersections as one object. */
type Plain<T> = T extends object ? { -readonly [Key in keyof T]: Plain<T[Key]> } : T;

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Empty when the schema's type is the wanted one, else a field that no caller passes. */
type Exactly<Body extends AnySchema, Wanted> =
  Same<Plain<InferType<Body>>, Plain<Wanted>> extends true
    ? unknown
    : { theSchemaDiffersFromTheType: [schema: Plain<InferType<Body>>, type: Plain<Wanted>] };

/**
 * A schema of exactly the type `Wanted`, which a subject of the domain declares for itself since its
 * own rules compute with it. A type that only the wire has is inferred from its schema instead.
 */
export function schemaOf<Wanted>() {
  return <Body extends AnySchema>(schema: Body & Exactly<Body, Wanted>): Body => schema;
}
