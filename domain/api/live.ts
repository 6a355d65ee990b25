import type { Application } from './portal';

/**
 * What the live stream carries: one SSE stream per browser at `GET /api/v2/live`.
 * `id:` is the change log's sequence; the browser sends the last one back as `Last-Event-ID`.
 */
export type LiveEvent =
  | { type: 'application'; application: Application }
  | { type: 'profile' }
  /** Asks the client to read everything again: it was away longer than the log remembers. */
  | { type: 'resync' };

export const LIVE_PATH = '/api/v2/live';
