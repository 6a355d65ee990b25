import { ValidationError } from 'yup';
import { ApiError } from '#domain/api/errors';
import { answerOf } from '#domain/api/responses';
import { urlOf } from '../http/api';
import type { Route } from '../http/route';
import { refusalsOf } from './refusals';

/**
 * The route with its responses checked against the contract: a response that does not match its
 * schema, or an error code that the contract does not name, is an internal error. For tests and
 * development; in production it would cost time on every call.
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
        if (!(error instanceof ApiError) || refusals.has(error.code)) throw error;
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
