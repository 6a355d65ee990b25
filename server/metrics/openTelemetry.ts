import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import { currentTrace, type Trace } from '../lib/traceContext';
import { buildOf } from './build';
import type { Recorder } from './recorder';

/** Milliseconds that a stop waits for the last spans, and an export for its answer. */
const EXPORT_TIMEOUT = 5_000;

/**
 * Sends requests, with the statements and calls made for them, to a collector (OTLP over HTTP).
 * Attributes are names of routes, tables and parties: never an address, an id or a value.
 *
 * @param endpoint - the collector's address, to which `/v1/traces` is added.
 * @param onError - called with the first of several exports that failed.
 */
export function openTelemetry(endpoint: string, onError: (error: unknown) => void): Recorder {
  const { version } = buildOf();
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT,
  });
  // A request has its ids before it is a span: they stand in its log and in calls made for it
  let next: Trace | null = null;
  const random = (bytes: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes)));
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'vikari', 'service.version': version }),
    idGenerator: {
      generateTraceId: () => next?.id ?? random(16).toString('hex'),
      generateSpanId: () => next?.span ?? random(8).toString('hex'),
    },
    spanProcessors: [
      new BatchSpanProcessor(reporting(exporter, onError), { exportTimeoutMillis: EXPORT_TIMEOUT }),
    ],
  });
  const tracer = provider.getTracer('vikari', version);

  function contextOf({ id, isSampled }: Trace, spanId: string): Context {
    const traceFlags = isSampled ? 1 : 0;
    return trace.setSpanContext(ROOT_CONTEXT, { traceId: id, spanId, traceFlags, isRemote: true });
  }

  function child(name: string, kind: SpanKind, milliseconds: number, failed: boolean): void {
    const of = currentTrace();
    if (!of) return;
    const ended = Date.now();
    const options = { kind, startTime: ended - milliseconds };
    const span = tracer.startSpan(name, options, contextOf(of, of.span));
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(ended);
  }

  return {
    request(of, { method, route, status, milliseconds }) {
      const ended = Date.now();
      const parent = of.parent === null ? ROOT_CONTEXT : contextOf(of, of.parent);
      next = of;
      const span = tracer.startSpan(
        `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          startTime: ended - milliseconds,
          attributes: {
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          },
        },
        parent,
      );
      next = null;
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(ended);
    },
    statement: (name, milliseconds, result) =>
      child(name, SpanKind.CLIENT, milliseconds, result === 'failed'),
    call: (peer, milliseconds, result) =>
      child(peer, SpanKind.CLIENT, milliseconds, result === 'failed'),
    // What could not be sent was told by then
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

/** The exporter, whose failures are told: the packages keep them to themselves. */
function reporting(exporter: SpanExporter, onError: (error: unknown) => void): SpanExporter {
  let failing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.error && !failing) onError(result.error);
        failing = result.error !== undefined;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
