import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#domain/api/errors';
import { READING_ONLY_HEADER } from '#domain/api/readingOnly';
import type { Language } from '#domain/language';
import { isLanguage } from '#domain/language';
import { PROOF_HEADER } from '#domain/proof/puzzle';
import type { SteadyClock } from '../lib/clock';
import { networksOf } from '../lib/network';
import { type Caller, type SignedIn, VISITOR } from '../policy/caller';
import { type AccessRule, requireAllowed, ruleOf } from '../policy/policy';
import { acceptedLanguage } from './acceptLanguage';
import {
  browserIdsIn,
  LANGUAGE_COOKIE,
  PROOF_COOKIE,
  REGISTRATION_COOKIE,
  SESSION_COOKIE,
  wireName,
} from './cookies';
import { noteCause } from './errors';
import { createWrongKeys, integrationKeyIn, type WrongKeys } from './integrationKey';
import { publicAnswers } from './publicAnswers';
import { orWithoutStore, type StoreDownSince } from './readingOnly';
import { requestInput } from './requestInput';
import type { Reply, Route } from './route';
import { requireSameOrigin } from './sameOrigin';
import { fieldsOf } from './shapeErrors';

/** Whose integration key it is, and the key's id. */
export interface KeyOwner {
  employerId: string;
  keyId: string;
}

/** The caller that a request's cookie or key proves. */
export interface CallerReader {
  candidate(cookieValue: string): Promise<SignedIn | null>;
  employer(apiKey: string): Promise<KeyOwner | null>;
}

/** An endpoint's path: `/api/portal/public/jobs/filter`. */
export function urlOf({ endpoint }: Pick<Route, 'endpoint'>): string {
  return `/api/${endpoint.service}/${endpoint.path}`;
}

/** The user's own choice, else the browser's languages, else Swedish. */
export function languageOfRequest(request: FastifyRequest): Language {
  const chosen = request.cookies[LANGUAGE_COOKIE];
  if (isLanguage(chosen)) return chosen;
  return acceptedLanguage(request.headers['accept-language']);
}

/**
 * Reads the caller from the request's cookies; with an invalid session or none, the caller is a
 * visitor.
 */
export async function callerOf(request: FastifyRequest, readers: CallerReader): Promise<Caller> {
  const cookie = request.cookies[SESSION_COOKIE];
  const candidate = cookie ? await readers.candidate(cookie) : null;
  return {
    ...visitorOf(request),
    userId: candidate?.userId ?? null,
    sessionId: candidate?.sessionId ?? null,
    sessionEnded: cookie !== undefined && candidate === null,
    sharedComputer: candidate?.shared ?? false,
  };
}

/** Who sends a request, whatever session it has: nothing is read for it. */
function visitorOf(request: FastifyRequest): Caller {
  const idempotencyKey = request.headers['idempotency-key'];
  const proof = request.headers[PROOF_HEADER];
  return {
    ...VISITOR,
    registrationId: request.cookies[REGISTRATION_COOKIE] ?? null,
    browserIds: browserIdsIn(request.cookies),
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : null,
    proof: typeof proof === 'string' ? proof : (request.cookies[PROOF_COOKIE] ?? null),
    language: languageOfRequest(request),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    refusesTracking: request.headers['sec-gpc'] === '1' || request.headers.dnt === '1',
  };
}

/**
 * The employer whose key was sent with the call. @throws ApiError `invalid_api_key`,
 * `rate_limited`.
 */
async function employerOf(
  request: FastifyRequest,
  readers: CallerReader,
  wrongKeys: WrongKeys,
): Promise<KeyOwner> {
  const key = integrationKeyIn(request.headers.authorization);
  const { customer } = networksOf(request.ip);
  wrongKeys.refuseAfterTooMany(customer);
  const owner = await readers.employer(key);
  if (owner !== null) return owner;
  wrongKeys.note(customer);
  throw new ApiError('invalid_api_key', 'The integration key is unknown, revoked or expired.');
}

/** Whom the policy lets in. Only an endpoint that a test has made has no row there. */
export function accessOf(route: Route): Pick<AccessRule, 'access'> {
  return ruleOf(`${route.endpoint.method} ${urlOf(route)}`) ?? route.endpoint;
}

/** Lets a handler set cookies on the response, with the attributes that all our cookies have. */
export function replyOf(reply: FastifyReply, secure: boolean): Reply {
  const base = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    setCookie(name, value, age) {
      const attributes = age === 'until_closed' ? base : { ...base, maxAge: age };
      reply.setCookie(wireName(name, secure), value, attributes);
    },
    setPageCookie(name, value, age) {
      const attributes = age === 'until_closed' ? base : { ...base, maxAge: age };
      reply.setCookie(name, JSON.stringify(value), { ...attributes, httpOnly: false });
    },
    clearCookie: (name) => void reply.clearCookie(wireName(name, secure), base),
    header: (name, value) => void reply.header(name, value),
    noteCause: (error) => noteCause(error, reply.log),
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route refuses every call; the policy has no row for it. */
    refusesAll?: true;
  }
  interface FastifyInstance {
    /**
     * The employer whose key was sent with a call, for routes that are no endpoints of the contract.
     * Rejects with an ApiError `invalid_api_key`, `rate_limited`.
     */
    employerOf(request: FastifyRequest): Promise<KeyOwner>;
  }
}

/** Registers every endpoint of the contract under `/api`. */
export function registerApi(
  app: FastifyInstance,
  routes: readonly Route[],
  readers: CallerReader,
  options: {
    secureCookies: boolean;
    publicUrl: string;
    clock: SteadyClock;
    wrongKeysPerMinute: number;
    storeDownSince?: StoreDownSince | undefined;
  },
): void {
  const { storeDownSince = async () => null } = options;
  const wrongKeys = createWrongKeys(options.wrongKeysPerMinute, options.clock);
  app.decorate('employerOf', (request) => employerOf(request, readers, wrongKeys));
  for (const route of routes) {
    const { publicMaxAge } = route;
    const rule = accessOf(route);
    const known = fieldsOf(route.parse.schema.describe());
    const answerAll =
      publicMaxAge === undefined ? null : publicAnswers(route, publicMaxAge, options.clock);
    app.route({
      method: route.endpoint.method,
      url: urlOf(route),
      ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
      config: {
        rateLimit: route.perMinute ? { max: route.perMinute, timeWindow: '1 minute' } : undefined,
      },
      handler: async (request, reply) => {
        if (answerAll) return answerAll(request, reply, route.parse(requestInput(request, known)));
        return route.readsWithoutStore
          ? orWithoutStore(
              storeDownSince,
              () => answer(request, reply),
              (since) => {
                reply.header(READING_ONLY_HEADER, since);
                return answer(request, reply, visitorOf(request));
              },
            )
          : answer(request, reply);
      },
    });

    async function answer(request: FastifyRequest, reply: FastifyReply, visitor?: Caller) {
      // An employer's program sends a key, which no other site has; everyone else sends a cookie.
      const forEmployer = rule.access === 'employer';
      if (!forEmployer) requireSameOrigin(request, options.publicUrl);
      const owner = forEmployer ? await employerOf(request, readers, wrongKeys) : null;
      const caller = visitor ?? { ...(await callerOf(request, readers)), ...owner };
      requireAllowed(rule, caller);
      const input = route.parse(requestInput(request, known));
      reply.header('cache-control', 'no-store');
      return route.handle(input, caller, replyOf(reply, options.secureCookies));
    }
  }
  refuseOtherMethods(app, routes);
}

/** A known address with an unsupported method gets 405 with the allowed methods, not 404. */
function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  const taken = new Map<string, Set<string>>();
  for (const route of routes) {
    const { method } = route.endpoint;
    const methods = taken.get(urlOf(route)) ?? new Set();
    taken.set(urlOf(route), methods.add(method));
    // Fastify answers HEAD wherever it answers GET
    if (method === 'GET') methods.add('HEAD');
  }
  for (const [url, methods] of taken) {
    app.route({
      method: app.supportedMethods.filter((method) => !methods.has(method)),
      url,
      config: { refusesAll: true },
      handler: async (_request, reply) => {
        reply.header('allow', [...methods].join(', '));
        throw new ApiError('method_not_allowed', 'This method is not allowed at this address.');
      },
    });
  }
}
