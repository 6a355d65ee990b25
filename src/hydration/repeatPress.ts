import type { HeldPress } from '../beforeHydration/pageStart';

/** Repeats a press made before hydration, if its element still exists. */
export function repeatPress(element: HeldPress): void {
  if (!element.isConnected) return;
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else element.click();
}
