/** Called first for each step in the history; null until a modal has opened. */
let heard: ((event: PopStateEvent) => void) | null = null;
let listening = false;

/**
 * Lets the kit's modals handle the browser's Back before a router does, so that the router does not
 * render its page again when a modal closes. Call it once before the router is made: the listeners
 * of a window run in the order in which they were added, in Chromium those for the capture phase
 * too.
 */
export function hearBackFirst(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('popstate', (event) => heard?.(event), true);
}

/** Sets the function that is called first for each step in the history. */
export function listenForBack(listener: (event: PopStateEvent) => void): void {
  heard = listener;
  hearBackFirst();
}
