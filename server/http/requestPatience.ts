import type { FastifyInstance } from 'fastify';
import { hurried } from '../storage/patience';

/**
 * Whoever waits for a page waits no longer for the store than is of use: its calls within a request end
 * early. A body is read outside of what the first hook began, so it is said once more after it.
 */
export function installPatience(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, _reply, done) => hurried(done));
  app.addHook('preValidation', (_request, _reply, done) => hurried(done));
}
