import { isSharedComputer } from '../sharedComputer';

/** The messages from a page to the service worker. */
export type WorkerMessage =
  /**
   * Keep copies of jobs' public pages, and of the cards of one's own first days, so that they can be
   * read without a connection.
   */
  | { type: 'keep'; urls: readonly string[] }
  | { type: 'drop'; urls: readonly string[] }
  /** Drop them all. */
  | { type: 'forget' };

/**
 * Sends a message to this page's service worker; without one nothing is kept, nor on a shared
 * computer.
 */
export function postToWorker(message: WorkerMessage): void {
  if (message.type === 'keep' && isSharedComputer()) return;
  navigator.serviceWorker?.controller?.postMessage(message);
}
