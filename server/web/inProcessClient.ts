import type { Endpoint } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { requireAccess, urlOf } from '../http/api';
import { type Caller, NO_REPLY, type Route } from '../http/route';

/** The services without HTTP, for a page being rendered as `caller`. */
export function createInProcessClient(routes: ReadonlyMap<string, Route>, caller: Caller) {
  return {
    async call<Request, Response>(
      endpoint: Endpoint<Request, Response>,
      request: Request,
    ): Promise<Response> {
      const route = routes.get(urlOf({ endpoint }));
      if (!route) throw new ApiError('not_found', `No such endpoint: ${endpoint.path}`);
      requireAccess(route, caller);
      // What has a form of its own for the wire is typed here, and read from there only.
      const input = endpoint.toWire ? request : route.parse(request);
      // A page reads only: whatever would set a cookie or header is a fault of the page.
      // The route was registered for this very endpoint, so its answer has the endpoint's type.
      return (await route.handle(input, caller, NO_REPLY)) as Response;
    },
  };
}

/** Routes by address, for `createInProcessClient`. */
export function routesByUrl(routes: readonly Route[]): ReadonlyMap<string, Route> {
  return new Map(routes.map((route) => [urlOf(route), route]));
}
