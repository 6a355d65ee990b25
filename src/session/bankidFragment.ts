import type { SiteData } from '../data/siteData';

/**
 * Takes the broker's answer out of the address before anything else runs, so that the token is in
 * no history, no log and no script that looks at the address. `main.tsx` calls it first.
 * @returns the address's fragment; null on every other page.
 */
export function takeBankidFragment(): string | null {
  const { pathname, search, hash } = window.location;
  if (pathname !== '/auth/bankid' || hash === '') return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash;
}

/** The fragments that pages were opened with; each lives as long as its page. */
const kept = new WeakMap<SiteData, string>();

/** Keeps the fragment until the page of the return is drawn. */
export function keepBankidFragment(data: SiteData, fragment: string): void {
  kept.set(data, fragment);
}

/** The fragment that was kept; given out once, since a token is spent once. */
export function spendBankidFragment(data: SiteData): string | null {
  const fragment = kept.get(data) ?? null;
  kept.delete(data);
  return fragment;
}
