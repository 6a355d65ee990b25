import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#domain/api/endpoint';
import type { ApiError } from '#domain/api/errors';
import { httpStatusOf } from '#domain/errorStatus';
import { isLanguage, type Language } from '#domain/language';
import type { Caller } from '../policy/caller';
import { requireAllowed, requireRule } from '../policy/policy';
import { type CallerReader, callerOf, languageOfRequest, replyOf } from './api';
import { noteCause, toApiError } from './errors';
import { acceptForms } from './formBody';
import { type KeptReason, keptForm } from './keptForm';
import { RETRY_AFTER_SECONDS } from './retryAfter';
import type { Reply } from './route';
import { isSameOriginCall, requireSameOrigin } from './sameOrigin';
import { policyOf } from './securityHeaders';

/**
 * An address that a browser opens without a script: a posted form, or a link back to the site. Its
 * response is a redirect to another page; while the store is down, and where something typed met a
 * limit, a page that keeps what was posted.
 */
export interface FormRoute {
  method: 'GET' | 'POST';
  url: string;
  /** Calls a minute from one address. */
  perMinute: number;
  /** Something is typed in it: at a limit too it is kept, instead of shown empty. */
  isTyped?: true;
  /**
   * Handles the request and returns where to redirect. `fields` is the form, or a GET's query;
   * `address` is where it was posted, on this site; `did` notes what is counted, where it is told
   * before the end.
   */
  handle(
    fields: URLSearchParams,
    caller: Caller,
    reply: Reply,
    { address, did }: { address: URL; did: Did },
  ): Promise<string>;
  /** Where an error is shown. */
  refused(refusal: ApiError, fields: URLSearchParams, address: URL): string;
}

/** Notes what is counted of a form: a call of an endpoint, as a script would have made it. */
export type Did = <Request>(
  endpoint: Endpoint<Request, unknown>,
  request: Partial<Request>,
) => void;

export interface FormRouteDeps {
  /** Counts what a form did, as the endpoint's call is counted. It does not reject. */
  noteCall?(call: { path: string; request: unknown }, caller: Caller): Promise<void>;
  readers: CallerReader;
  publicUrl: string;
}

/** Of the page that keeps a form: nothing but the site's icon, and the form itself. */
const KEPT_FORM_POLICY = policyOf([
  "default-src 'none'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]);

/** Registers one such address, in its own scope: no other route accepts a form. */
export async function registerFormRoute(
  app: FastifyInstance,
  route: FormRoute,
  { readers, publicUrl, noteCall }: FormRouteDeps,
): Promise<void> {
  const rule = requireRule(`${route.method} ${route.url}`);
  await app.register(async (scope) => {
    acceptForms(scope);
    scope.setErrorHandler((error, request, reply) => {
      const refusal = toApiError(error);
      if (httpStatusOf(refusal) >= 500) request.log.error({ err: error }, 'form failed');
      else noteCause(error, request.log);
      const reason = reasonToKeep(refusal, route);
      if (reason && isKept(request, publicUrl)) {
        const language = languageOfForm(request);
        const back = route.refused(refusal, fieldsOf(request), addressOf(request, publicUrl));
        const page = keptForm(fieldsOf(request), { reason, action: request.url, back, language });
        return reply
          .status(httpStatusOf(refusal))
          .headers({
            'content-type': 'text/html; charset=utf-8',
            'content-language': language,
            'content-security-policy': KEPT_FORM_POLICY,
            // At a limit its own is there already
            ...(reason === 'unavailable' && { 'retry-after': RETRY_AFTER_SECONDS }),
            'cache-control': 'no-store',
            'referrer-policy': 'same-origin',
          })
          .send(page);
      }
      // A request from another site's page gets no details and no redirect.
      return refusal.code === 'forbidden'
        ? reply.status(httpStatusOf(refusal)).send(refusal.toBody())
        : goTo(reply, route.refused(refusal, fieldsOf(request), addressOf(request, publicUrl)));
    });
    scope.route({
      method: route.method,
      url: route.url,
      config: {
        // After the form has been read, so that the error page can show what was filled in.
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
        requireAllowed(rule, caller);
        const answer = replyOf(reply, publicUrl.startsWith('https:'));
        const address = addressOf(request, publicUrl);
        const calls: { path: string; request: unknown }[] = [];
        const did: Did = ({ path }, call) => void calls.push({ path, request: call });
        const next = await route.handle(fieldsOf(request), caller, answer, { address, did });
        for (const call of calls) await noteCall?.(call, caller);
        return goTo(reply, next);
      },
    });
  });
}

/** Why what was posted is to be kept; null where the route's own page says what is wrong. */
function reasonToKeep({ code }: ApiError, { isTyped }: FormRoute): KeptReason | null {
  if (code === 'unavailable') return code;
  return code === 'rate_limited' && isTyped ? code : null;
}

/** Whether what was posted may be shown: another site's page could have written it. */
function isKept(request: FastifyRequest, publicUrl: string): boolean {
  return request.method === 'POST' && isSameOriginCall(request, publicUrl);
}

/** A form's page may say which language it has. */
function languageOfForm(request: FastifyRequest): Language {
  const said = fieldsOf(request).get('language');
  return isLanguage(said) ? said : languageOfRequest(request);
}

/** By joining texts: a path that begins with two slashes would name another site. */
const addressOf = ({ url }: FastifyRequest, publicUrl: string): URL =>
  new URL(new URL(publicUrl).origin + url);

function fieldsOf({ method, url, body }: FastifyRequest): URLSearchParams {
  if (method === 'GET') return new URLSearchParams(url.split('?').slice(1).join('?'));
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

/** 303: the next page is read with GET, whatever the method of this one. */
function goTo(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(asciiAddress(address), 303);
}

/** Headers hold only ASCII; paths of this site stay paths. */
function asciiAddress(address: string): string {
  const base = 'https://site.invalid';
  const { origin, href } = new URL(address, base);
  return origin === base ? href.slice(base.length) : href;
}
