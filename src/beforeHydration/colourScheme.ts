/** Sets the chosen colour scheme before the first paint; the style sheet follows the system else. */
export function setColourScheme(): void {
  try {
    const scheme = localStorage.getItem('color-scheme');
    if (scheme === 'light' || scheme === 'dark') {
      document.documentElement.dataset.colorScheme = scheme;
    }
  } catch {
    // A browser that keeps nothing follows the system.
  }
}
