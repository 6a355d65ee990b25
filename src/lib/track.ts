import type { SiteEvent } from '#domain/analytics/events';

declare global {
  interface WindowEventMap {
    /** Something that is counted; received by the analytics once they have loaded. */
    'vk:track': CustomEvent<SiteEvent>;
  }
}

/** Counts what no address and no call shows (docs/analytics.md). */
export function track(event: SiteEvent): void {
  dispatchEvent(new CustomEvent('vk:track', { detail: event }));
}
