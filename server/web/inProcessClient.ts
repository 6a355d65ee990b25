import type { Endpoint } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { accessOf, urlOf } from '../http/api';
import { NO_REPLY, type Reply, type Route } from '../http/route';
import type { Caller } from '../policy/caller';
import { requireAllowed } from '../policy/policy';

/**
 * Calls the services without HTTP, for a page being rendered for `caller`.
 *
 * @param onLink - told when it reads what only a link's secret opens.
 */
export function createInProcessClient(
  routes: ReadonlyMap<string, Route>,
  caller: Caller,
  reply: Reply = NO_REPLY,
  onLink: () => void = () => undefined,
) {
  return {
    async call<Request, Response>(
      endpoint: Endpoint<Request, Response>,
      request: Request,
    ): Promise<Response> {
      const route = routes.get(urlOf({ endpoint }));
      if (!route) throw new ApiError('not_found', `No such endpoint: ${endpoint.path}`);
      requireAllowed(accessOf(route), caller);
      if (endpoint.ofLink) onLink();
      // The type of a request that has its own wire format is asserted here, and only here.
      const input = endpoint.toWire ? request : route.parse(request);
      // A page only reads, and its answer has headers of its own. The route was
      // registered for this endpoint, so its response has the endpoint's type.
      return (await route.handle(input, caller, reply)) as Response;
    },
  };
}

/** Routes by address, for `createInProcessClient`. */
export function routesByUrl(routes: readonly Route[]): ReadonlyMap<string, Route> {
  return new Map(routes.map((route) => [urlOf(route), route]));
}
