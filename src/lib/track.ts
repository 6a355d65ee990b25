import type { SiteEvent } from '#domain/analytics/events';

declare global {
  interface DocumentEventMap {
    /** Something that is counted; heard by the analytics once they have loaded. */
    'vikari:track': CustomEvent<SiteEvent>;
  }
}

/** Counts what neither an address nor a call tells of (docs/analytics.md). */
export function track(event: SiteEvent): void {
  document.dispatchEvent(new CustomEvent('vikari:track', { detail: event }));
}
