import type { SiteData } from '../data/siteData';

/** Where BankID and the providers answer to. */
const RETURN_PATHS = ['/auth/bankid', '/auth/social'];

/**
 * Takes the broker's or a provider's answer out of the address before anything else runs, so that the token is in
 * no history, no log and no script that looks at the address. `main.tsx` calls it first.
 * @returns the address's fragment; null on every other page.
 */
export function takeReturnFragment(): string | null {
  const { pathname, search, hash } = window.location;
  if (!RETURN_PATHS.includes(pathname) || hash === '') return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash;
}

/** The fragments that pages were opened with; each lives as long as its page. */
const kept = new WeakMap<SiteData, string>();

/** Keeps the fragment until the page of the return is drawn. */
export function keepReturnFragment(data: SiteData, fragment: string): void {
  kept.set(data, fragment);
}

/** Whether a fragment is kept. */
export const hasReturnFragment = (data: SiteData): boolean => kept.has(data);

/** The fragment that was kept; given out once, since a token is spent once. */
export function spendReturnFragment(data: SiteData): string | null {
  const fragment = kept.get(data) ?? null;
  kept.delete(data);
  return fragment;
}
