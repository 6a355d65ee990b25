import { paths } from '../../lib/site/paths';

/** Asks the service worker, where one controls the page, to keep a job's page, or to let it go. */
export function keepOffline(slug: string | undefined, keep: boolean): void {
  // Absent where the page is not secure
  if (!slug || !('serviceWorker' in navigator)) return;
  const urls = [paths.job(slug)];
  navigator.serviceWorker.controller?.postMessage({ type: keep ? 'keep' : 'drop', urls });
}

/** Asks the service worker to let go of everything that it has kept. */
export function forgetOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.controller?.postMessage({ type: 'forget' });
}
