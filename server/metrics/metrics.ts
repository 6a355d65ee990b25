import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { within } from '../lib/within';
import { buildOf } from './build';

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
  /** Counts an error of background work. @param task - of which; a word of the program. */
  countError(task?: string): void;
  /** Counts a refused request: its route, and the code of the contract. */
  countRefusal(route: string, code: string): void;
  /** Times a statement of the database by its name, or a call to another party. */
  observe: { statement: Observe; call: Observe };
  contentType: string;
  /** The metrics as text. A gauge that cannot be read in time is left out and counted as an error. */
  text(): Promise<string>;
}

/** Notes how long something took. @param name - one of few, never a value. */
export type Observe = (name: string, milliseconds: number, result: 'ok' | 'failed') => void;

/** Seconds: from a cached page to a request that its client has given up. */
const DURATION_BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Milliseconds that a gauge is waited for: less than a scraper waits for all of them. */
const LONGEST_READ = 4_000;

/** Seconds. */
const STATEMENT_BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2.5, 10];

/** @param longestRead - milliseconds that a gauge is waited for; the usual four seconds when absent. */
export function createMetrics(longestRead = LONGEST_READ): Metrics {
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
    help: 'Errors of timers, senders, readers and live streams, by task.',
    labelNames: ['task'],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'vikari_http_refusals_total',
    help: 'Refused requests by route and by the code of the contract.',
    labelNames: ['route', 'code'],
    registers: [registry],
  });
  const statements = new Histogram({
    name: 'vikari_statement_duration_seconds',
    help: 'Statements of the database by what they do to which table, with the wait for a connection.',
    labelNames: ['statement', 'result'],
    buckets: STATEMENT_BUCKETS,
    registers: [registry],
  });
  const calls = new Histogram({
    name: 'vikari_outgoing_call_duration_seconds',
    help: 'Calls to other parties: the BankID broker and the other providers, the object store.',
    labelNames: ['peer', 'result'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  const build = buildOf();
  new Gauge({
    name: 'vikari_build_info',
    help: 'Always 1: the version of the program and of Node.',
    labelNames: Object.keys(build),
    registers: [registry],
  }).set(build, 1);

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
              const value = await within(Promise.resolve(read()), longestRead, name);
              if (typeof value === 'number') this.set(value);
              else for (const [one, count] of value) this.set({ [label ?? 'of']: one }, count);
            } catch {
              this.reset();
              // What has a label has no value left by now, and refuses to remove one without it
              if (label === undefined) this.remove();
              errors.inc({ task: 'metrics' });
            }
          },
        });
      }
    },
    countError: (task = 'other') => errors.inc({ task }),
    countRefusal: (route, code) => refusals.inc({ route, code }),
    observe: {
      statement: (statement, milliseconds, result) =>
        statements.observe({ statement, result }, milliseconds / 1000),
      call: (peer, milliseconds, result) => calls.observe({ peer, result }, milliseconds / 1000),
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
