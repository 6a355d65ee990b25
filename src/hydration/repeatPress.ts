import type { HeldPress } from '../beforeHydration/pageStart';

/** Presses again what was pressed before the page could answer, if it is still there. */
export function repeatPress(element: HeldPress): void {
  if (!element.isConnected) return;
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else element.click();
}
