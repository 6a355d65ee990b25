import type { FastifyInstance } from 'fastify';
import type { HealthPart } from '../http/health';
import type { Route } from '../http/route';
import type { Timers } from '../lib/timers';
import type { GaugeSource } from '../metrics/metrics';

/** What a node answers beside its endpoints, added to its app. */
export type Plugin = (app: FastifyInstance) => void | Promise<void>;

/** What one subject gives to a node. */
export interface Subject {
  /** Its endpoints. */
  routes?: readonly Route[];
  /** Its files, forms, feeds and streams. */
  plugins?: readonly Plugin[];
  /** Its background tasks, by the names that the register of personal data gives them. */
  timers?: Timers;
  /** Its values in `/metrics`. */
  gauges?: readonly GaugeSource[];
  /** What `/readyz` says of it. */
  healthParts?: readonly HealthPart[];
  /** Stops what it does in the background. */
  stop?(): Promise<void>;
}
