import { isCounted } from '#domain/api/countedCalls';
import type { Route } from '../http/route';
import type { AnalyticsService } from './analytics.service';

/**
 * A route whose successful calls are counted, where they are a user's action. What cannot be counted
 * does not fail the call.
 */
export function countedRoute(
  route: Route,
  { analytics, onError }: { analytics: AnalyticsService; onError(error: unknown): void },
): Route {
  const { path } = route.endpoint;
  if (!isCounted(path)) return route;
  return {
    ...route,
    async handle(request, caller, reply) {
      const response = await route.handle(request, caller, reply);
      await analytics.note({ path, request }, caller).catch(onError);
      return response;
    },
  };
}
