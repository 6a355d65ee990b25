import type { Application } from './portal';

/**
 * What the live stream carries: one SSE stream per browser at `GET /api/v2/live`.
 * `id:` is a place in the change log (`domain/live/cursor.ts`); the browser sends the last one
 * back as `Last-Event-ID`. A stream that begins without one first sends an event named
 * `LIVE_PLACE`, without data, whose id is the place that it begins at.
 */
export type LiveEvent =
  | { type: 'application'; application: Application }
  | { type: 'profile' }
  /** The stream's own session was ended by a sign-out, here or elsewhere; nothing follows it. */
  | { type: 'signed_out' }
  /** Asks the client to read everything again: it was away longer than the log remembers. */
  | { type: 'resync' };

export const LIVE_PATH = '/api/v2/live';
export const LIVE_PLACE = 'place';
