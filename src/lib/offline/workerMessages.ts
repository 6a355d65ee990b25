/** What a page asks of the service worker. */
export type WorkerMessage =
  /** Keep copies of jobs' public pages, so that they can be read without a connection. */
  | { type: 'keep'; urls: readonly string[] }
  | { type: 'drop'; urls: readonly string[] }
  /** Drop them all. */
  | { type: 'forget' };

/** Asks it of the worker of this page; without one nothing is kept. */
export function postToWorker(message: WorkerMessage): void {
  navigator.serviceWorker?.controller?.postMessage(message);
}
