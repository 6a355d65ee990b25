import { whenIdle } from '../late/whenIdle';

/** Registers the service worker once the page has nothing else to do. Without it the site is online only. */
export function registerWorker(): void {
  whenIdle(() => {
    navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  });
}
