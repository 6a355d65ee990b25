import type { StoryGlobals } from './globals';

function set(name: string, value: string | undefined): void {
  const root = document.documentElement;
  if (value === undefined) root.removeAttribute(name);
  else root.setAttribute(name, value);
}

/** Applies the toolbars' choices to the page, as the site applies a user's choices. */
export function applyGlobals(globals: StoryGlobals): void {
  const [scheme, contrast] = globals.scheme.split('-');
  set('data-color-scheme', scheme === 'system' ? undefined : scheme);
  set('data-contrast', contrast === undefined ? undefined : 'more');
  set('data-motion', globals.motion === 'reduced' ? 'reduce' : undefined);
  set('data-forced-colors', globals.forcedColors === 'active' ? 'active' : undefined);
  set('lang', globals.locale === 'sv' ? 'sv' : 'en');
  set('dir', globals.direction);
}
