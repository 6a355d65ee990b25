import { MixedSchema, ObjectSchema, reach, type Schema, ValidationError } from 'yup';
import type { Answer } from '#domain/api/answer';
import { ApiError } from '#domain/api/errors';
import { answerOf } from '#domain/api/responses';
import { urlOf } from '../http/api';
import type { Route } from '../http/route';
import { refusalsOf } from './refusals';

/**
 * The route with its responses checked against the contract: a response that does not match its
 * schema, an error code that the contract does not name, or a refused field that the request does not
 * have, is an internal error. For tests and development; in production it would cost time on every call.
 */
export function checkedRoute(route: Route): Route {
  const { endpoint } = route;
  const answer = answerOf(endpoint);
  // Tests register endpoints that are not in the contract
  if (!answer) return route;
  const name = `${endpoint.method} ${urlOf(route)}`;
  const refusals = refusalsOf(endpoint, answer);
  return {
    ...route,
    async handle(request, caller, reply) {
      const body = await route.handle(request, caller, reply).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        const unknown = unknownFields(error, answer, route.parse.schema);
        if (unknown.length > 0) {
          const names = unknown.join(', ');
          throw new Error(`${name} refused fields that its request does not have: ${names}.`, {
            cause: error,
          });
        }
        if (refusals.has(error.code)) throw error;
        throw new Error(`${name} failed with ${error.code}, which its contract does not name.`, {
          cause: error,
        });
      });
      try {
        answer.response.validateSync(body, { strict: true, abortEarly: false });
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        throw new Error(`${name} broke its contract: ${error.errors.join('; ')}`, {
          cause: error,
        });
      }
      return body;
    },
  };
}

/** The refused fields, by their whole path, that a caller cannot have sent. */
function unknownFields(
  { code, fields = {} }: ApiError,
  { namesStored, repeatable }: Answer,
  schema: Schema,
): string[] {
  // Its fields are the steps that are left
  if (namesStored || code === 'application_incomplete') return [];
  return Object.keys(fields).filter(
    (path) => !(repeatable && path === 'Idempotency-Key') && !isFieldOf(path, schema),
  );
}

function isFieldOf(path: string, schema: Schema): boolean {
  // Of the request as a whole
  if (path === 'body') return true;
  if (!(schema instanceof ObjectSchema)) return false;
  const [first = ''] = path.split(/[.[]/u);
  if (!Object.hasOwn(schema.fields, first)) return false;
  if (path === first) return true;
  // Answers by the ids of their questions: its keys are the caller's
  if (schema.fields[first] instanceof MixedSchema) return true;
  try {
    reach(schema, path);
    return true;
  } catch {
    return false;
  }
}
