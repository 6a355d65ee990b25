/** Runs before a story that stores data in the tab: clears what the previous one has stored. */
export function forgetSite(): void {
  window.sessionStorage.clear();
}
