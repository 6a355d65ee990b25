import { BATCH_LIMITS } from '#domain/analytics/events';
import { track } from '#domain/api/analytics';
import { trackSchema } from '#domain/api/analytics.schema';
import type { AnalyticsService } from '../analytics/analytics.service';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';

/** Calls a minute from one address: a whole hospital may have one. */
const PER_MINUTE = 240;

/** Takes what pages have counted. */
export function analyticsRoutes({ analytics }: { analytics: AnalyticsService }): Route[] {
  return [
    route(
      track,
      parser(trackSchema),
      async (request, caller) => {
        await analytics.take(request, caller);
        return { status: 0 };
      },
      { perMinute: PER_MINUTE, bodyLimit: BATCH_LIMITS.bytes },
    ),
  ];
}
