import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Trace, traceOf, withinTrace } from '../lib/traceContext';
import type { Recorder } from '../metrics/recorder';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called every second by machines: it is logged only when it fails. */
    quiet?: true;
  }
}

/** What a line of the log calls the trace. */
export const TRACE_LABEL = 'traceId';
/** How an answer names it, so that who reports a fault can say which request it was. */
const ANSWER_HEADER = 'x-request-id';

const traces = new WeakMap<IncomingMessage, Trace>();

/** The trace's id as the request's: the one that the caller sent when it is a valid one. */
export function requestId(request: IncomingMessage): string {
  const trace = traceOf(request.headers.traceparent);
  traces.set(request, trace);
  return trace.id;
}

/** Whether a request's beginning and end are left out of the log; its failure never is. */
export const isQuiet = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions?.config?.quiet === true;

/**
 * Names each request by its trace: in the answer, and in the calls to others that are made for it.
 */
export function installTracing(app: FastifyInstance, recorder?: Pick<Recorder, 'request'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(ANSWER_HEADER, request.id);
    const trace = traces.get(request.raw);
    if (!trace) return done();
    // A trace that begins here is recorded here; one that its caller does not record is left alone
    if (recorder && trace.parent === null && !isQuiet(request)) trace.isSampled = true;
    withinTrace(trace, done);
  });
  if (!recorder) return;
  app.addHook('onResponse', async (request, reply) => {
    const trace = traces.get(request.raw);
    if (!trace || isQuiet(request)) return;
    recorder.request(trace, {
      method: request.method,
      // The route and not the address, since addresses contain ids and what people typed
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    });
  });
}
