/** Light or dark; null follows the device. */
export type ColourScheme = 'light' | 'dark' | null;

const KEY = 'color-scheme';

/** What was chosen for this device, as the page shows it. */
export function colourScheme(): ColourScheme {
  const { colorScheme } = document.documentElement.dataset;
  return colorScheme === 'light' || colorScheme === 'dark' ? colorScheme : null;
}

/** Shows the page in a colour scheme, and keeps it: `beforeHydration/colourScheme.ts` reads it. */
export function chooseColourScheme(scheme: ColourScheme): void {
  if (scheme === null) delete document.documentElement.dataset.colorScheme;
  else document.documentElement.dataset.colorScheme = scheme;
  try {
    // As it is: the script before the first paint parses nothing
    if (scheme === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, scheme);
  } catch {
    // Without storage it is for this page.
  }
}
