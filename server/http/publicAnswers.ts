import type { FastifyReply, FastifyRequest } from 'fastify';
import { canonicalJson } from '../lib/canonicalJson';
import type { SteadyClock } from '../lib/clock';
import { createSharedCache } from '../lib/sharedCache';
import { VISITOR } from '../policy/caller';
import { type ReadyBody, readyBody, sendReady } from './readyBody';
import { NO_REPLY, type Route } from './route';

/** Bytes that one endpoint's cached responses may use. */
const MAX_WEIGHT = 4 * 1024 * 1024;

/**
 * Serves an endpoint whose responses are the same for everyone (`Route.publicMaxAge`): handled
 * once, serialized and compressed once, then sent from memory with an ETag, so that a client that
 * has it gets 304 without a body.
 */
export function publicAnswers(
  route: Route,
  maxAgeSeconds: number,
  clock: SteadyClock,
): (request: FastifyRequest, reply: FastifyReply, input: unknown) => Promise<FastifyReply> {
  const { method, access, path } = route.endpoint;
  if (method !== 'GET' || access !== 'public')
    throw new TypeError(`${path} is not the same for everyone.`);
  const answers = createSharedCache<ReadyBody>({
    lifeMs: maxAgeSeconds * 1000,
    maxWeight: MAX_WEIGHT,
    clock,
  });
  return async (request, reply, input) => {
    const body = await answers.get(canonicalJson(input), async () => {
      const value = readyBody(JSON.stringify(await route.handle(input, VISITOR, NO_REPLY)));
      return { value, weight: value.weight };
    });
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', `public, max-age=${maxAgeSeconds}`);
    return sendReady(request, reply, body);
  };
}
