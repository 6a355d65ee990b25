import type { Language } from '#domain/language';

/** The header's colour in both schemes; a test compares them with the design system's. */
export const THEME_COLOURS = { light: '#ffffff', dark: '#1a224d' } as const;

/** Tags with which a browser can install the site as an app. */
export function installTags(language: Language): string {
  return [
    `<link rel="manifest" href="/${language}.webmanifest">`,
    ...Object.entries(THEME_COLOURS).map(
      ([scheme, colour]) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`,
    ),
  ].join('');
}
