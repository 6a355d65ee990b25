import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A value that is read when the metrics are requested. */
export interface GaugeSource {
  /** In Prometheus's form, with the unit last: `vikari_mail_oldest_seconds`. */
  name: string;
  help: string;
  /** Where `read` gives a number for each of several: what they are, such as `reader`. */
  label?: string;
  read(): GaugeValue | Promise<GaugeValue>;
}

/** A number, or one for each value of the gauge's label: words of the program, never an id. */
type GaugeValue = number | ReadonlyMap<string, number>;

/** A node's measurements, in Prometheus's format. */
export interface Metrics {
  /** Counts and times the requests of every route that is registered after the call. */
  watch(app: FastifyInstance): void;
  addGauges(sources: readonly GaugeSource[]): void;
  /** Counts an error of background work. */
  countError(): void;
  contentType: string;
  /** The metrics as text. A gauge that cannot be read is left out and counted as an error. */
  text(): Promise<string>;
}

/** Seconds: from a cached page to a request that its client has given up. */
const DURATION_BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'vikari_http_request_duration_seconds',
    help: 'Requests by method, route and status class.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  const errors = new Counter({
    name: 'vikari_background_errors_total',
    help: 'Errors of timers, senders, readers and live streams.',
    registers: [registry],
  });

  return {
    watch(app) {
      app.addHook('onResponse', async (request, reply) => {
        const { method, url = 'none' } = request.routeOptions;
        requests.observe(
          {
            // The route and not the address, since addresses contain ids and what people typed
            method: typeof method === 'string' ? method : request.method,
            route: url,
            status: `${Math.floor(reply.statusCode / 100)}xx`,
          },
          reply.elapsedTime / 1000,
        );
      });
    },
    addGauges(sources) {
      for (const { name, help, label, read } of sources) {
        new Gauge({
          name,
          help,
          ...(label !== undefined && { labelNames: [label] }),
          registers: [registry],
          async collect() {
            try {
              const value = await read();
              if (typeof value === 'number') this.set(value);
              else for (const [one, count] of value) this.set({ [label ?? 'of']: one }, count);
            } catch {
              this.reset();
              this.remove();
              errors.inc();
            }
          },
        });
      }
    },
    countError: () => errors.inc(),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
