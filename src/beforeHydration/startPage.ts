import { holdPresses } from './holdPresses';
import { loadScripts } from './loadScripts';
import { showNoContact } from './noContact';
import { failStart, forgetReload, loadAnew } from './startFailure';

/**
 * Loads the page's scripts, holds presses until they can be answered, and handles scripts that
 * fail.
 */
export function startPage(): void {
  const presses = holdPresses();
  /** Hydrated or given up: later errors are not failures to start. */
  let over = false;

  const start: NonNullable<Window['vikariStart']> = {
    hydrated() {
      over = true;
      forgetReload();
      return presses.release();
    },
    failed(kind, message) {
      if (over) return;
      over = true;
      presses.release();
      void failStart(kind, message);
    },
    loadAnew,
    waits: showNoContact,
  };
  window.vikariStart = start;

  // A script that could not be loaded, or one that it imports: such errors do not bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) {
        start.failed('script_not_loaded', new URL(target.src).pathname);
      }
    },
    true,
  );
  void loadScripts();
}
