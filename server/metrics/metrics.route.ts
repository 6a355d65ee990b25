import type { FastifyInstance } from 'fastify';
import { ApiError } from '#domain/api/errors';
import { sameSecret } from '../lib/tokens';
import type { Metrics } from './metrics';

/** A scraper calls every few seconds; more calls are guesses of the token. */
const PER_MINUTE = 60;

/**
 * `GET /metrics` for Prometheus, with `Authorization: Bearer <METRICS_TOKEN>`.
 * @throws ApiError `authentication_required` for a missing or wrong token.
 */
export function metricsRoute(
  app: FastifyInstance,
  { metrics, token }: { metrics: Metrics; token: string },
): void {
  const config = { quiet: true, rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } as const;
  app.get('/metrics', { config, exposeHeadRoute: false }, async (request, reply) => {
    const given = /^Bearer (\S+)$/u.exec(request.headers.authorization ?? '')?.[1];
    if (given === undefined || !sameSecret(given, token)) {
      throw new ApiError('authentication_required', 'Send the metrics token as a bearer token.');
    }
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.text();
  });
}
