import { holdPresses } from './holdPresses';
import { loadScripts } from './loadScripts';
import { failStart, forgetReload } from './startFailure';

/** Gets the page its scripts, holds presses until they answer, and sees to it when they do not come. */
export function startPage(): void {
  const presses = holdPresses();
  /** Hydrated or given up: what fails from then on is no failed start. */
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
