import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '#domain/api/errors';
import { type CallerReader, callerOf, replyOf } from './api';
import { toApiError } from './errors';
import { acceptForms } from './formBody';
import type { Caller, Reply } from './route';
import { requireSameOrigin } from './sameOrigin';

/**
 * An address that a browser goes to without a script: a form that is posted, or a link back to the
 * site. Its answer is always another page.
 */
export interface FormRoute {
  method: 'GET' | 'POST';
  url: string;
  /** Calls a minute from one address. */
  perMinute: number;
  /** Does what was asked and answers where to go. `fields` is the form, or a GET's query. */
  handle(fields: URLSearchParams, caller: Caller, reply: Reply): Promise<string>;
  /** Where a refusal is told. */
  refused(refusal: ApiError, fields: URLSearchParams): string;
}

export interface FormRouteDeps {
  readers: CallerReader;
  publicUrl: string;
}

/** Registers one such address, with a scope of its own: nothing else takes a form. */
export async function registerFormRoute(
  app: FastifyInstance,
  route: FormRoute,
  { readers, publicUrl }: FormRouteDeps,
): Promise<void> {
  await app.register(async (scope) => {
    acceptForms(scope);
    scope.setErrorHandler((error, request, reply) => {
      const refusal = toApiError(error);
      if (refusal.httpStatus >= 500) request.log.error({ err: error }, 'form failed');
      // Another site's page is told nothing, and is not led anywhere
      return refusal.code === 'forbidden'
        ? reply.status(refusal.httpStatus).send(refusal.toBody())
        : goTo(reply, route.refused(refusal, fieldsOf(request)));
    });
    scope.route({
      method: route.method,
      url: route.url,
      config: {
        // After the form has been read, so that a refusal knows what was filled in
        rateLimit: {
          max: route.perMinute,
          timeWindow: '1 minute',
          hook: 'preHandler',
          allowList: [],
        },
      },
      handler: async (request, reply) => {
        requireSameOrigin(request, publicUrl);
        const caller = await callerOf(request, readers);
        const answer = replyOf(reply, publicUrl.startsWith('https:'));
        return goTo(reply, await route.handle(fieldsOf(request), caller, answer));
      },
    });
  });
}

function fieldsOf({ method, url, body }: FastifyRequest): URLSearchParams {
  if (method === 'GET') return new URLSearchParams(url.split('?').slice(1).join('?'));
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

/** 303: the next page is read, whatever this one was asked with. */
function goTo(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(asciiAddress(address), 303);
}

/** A header holds no other letters; paths of this site stay paths. */
function asciiAddress(address: string): string {
  const base = 'https://site.invalid';
  const { origin, href } = new URL(address, base);
  return origin === base ? href.slice(base.length) : href;
}
