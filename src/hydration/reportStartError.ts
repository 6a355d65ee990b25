import { StartError } from './readPage';

/** Where in our own scripts an error was thrown: `/assets/main-x.js:1:20`; empty when unknown. */
function placeOf({ stack = '' }: Error): string {
  return /\/(?:assets|src)\/[^\s?)]+/.exec(stack)?.[0] ?? '';
}

/**
 * Handles an error of the page's own code. The browser's console gets all of it; if the page was
 * not hydrated yet, the kind and the place are reported to the server. An error's own message is
 * not sent, since it may quote personal data.
 */
export function reportStartError(error: unknown): void {
  reportError(error);
  if (error instanceof StartError) window.vikariStart?.failed(error.kind, error.message);
  else if (error instanceof Error) {
    window.vikariStart?.failed('start_failed', `${error.name} ${placeOf(error)}`.trim());
  } else window.vikariStart?.failed('start_failed', 'An error without a name');
}
