/** The colour schemes of the toolbar. `system` leaves the choice to the machine. */
export const SCHEMES = ['system', 'light', 'dark', 'light-contrast', 'dark-contrast'] as const;
export type StoryScheme = (typeof SCHEMES)[number];

/** The languages of the toolbar; `pseudo` is lengthened English, to find texts that do not fit. */
export const LOCALES = ['sv', 'en', 'pseudo'] as const;
export type StoryLocale = (typeof LOCALES)[number];

/** The viewer of a screen. */
export const ROLES = ['visitor', 'candidate', 'new-candidate'] as const;
export type StoryRole = (typeof ROLES)[number];

/** All values of the toolbars. */
export interface StoryGlobals {
  scheme: StoryScheme;
  locale: StoryLocale;
  direction: 'ltr' | 'rtl';
  forcedColors: 'none' | 'active';
  motion: 'full' | 'reduced';
  role: StoryRole;
}

function oneOf<T extends string>(values: readonly T[], value: unknown, fallback: T): T {
  return values.find((known) => known === value) ?? fallback;
}

/** The toolbars' values, whatever the address contains. */
export function readGlobals(globals: Readonly<Record<string, unknown>>): StoryGlobals {
  return {
    scheme: oneOf(SCHEMES, globals.scheme, 'light'),
    locale: oneOf(LOCALES, globals.locale, 'sv'),
    direction: oneOf(['ltr', 'rtl'], globals.direction, 'ltr'),
    forcedColors: oneOf(['none', 'active'], globals.forcedColors, 'none'),
    motion: oneOf(['full', 'reduced'], globals.motion, 'full'),
    role: oneOf(ROLES, globals.role, 'visitor'),
  };
}
