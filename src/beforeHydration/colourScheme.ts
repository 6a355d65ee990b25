/**
 * Sets the chosen colour scheme before the first paint; otherwise the style sheet follows the
 * system.
 */
export function setColourScheme(): void {
  try {
    const scheme = localStorage.getItem('color-scheme');
    if (scheme === 'light' || scheme === 'dark') {
      document.documentElement.dataset.colorScheme = scheme;
    }
  } catch {
    // Without storage the page follows the system.
  }
}
