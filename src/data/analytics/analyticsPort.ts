import { type TrackRequest, track } from '#domain/api/analytics';
import type { ApiClient } from '../apiClient';

/**
 * Where events go. Another party's analytics would be another implementation; it would get only
 * what docs/analytics.md lists, and nothing from a browser that refuses tracking.
 */
export interface AnalyticsPort {
  /** Sends a batch, also while the page is being closed. Rejects when it has not arrived. */
  send(batch: TrackRequest): Promise<void>;
}

/** Our own server. */
export function ownServer(api: ApiClient): AnalyticsPort {
  return {
    async send(batch) {
      await api.call(track, batch, { keepalive: true });
    },
  };
}
