import type { SiteData } from '../data/siteData';

/** The paths that BankID and the providers redirect back to. */
const RETURN_PATHS = ['/auth/bankid', '/auth/social'];

/**
 * Removes the broker's or provider's answer from the address before anything else runs, so that no
 * history, log or script that reads the address gets the token. `main.tsx` calls it first.
 * @returns the address's fragment; null on every other page.
 */
export function takeReturnFragment(): string | null {
  const { pathname, search, hash } = window.location;
  if (!RETURN_PATHS.includes(pathname) || hash === '') return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  return hash;
}

/** The fragments that pages were opened with, by page. */
const kept = new WeakMap<SiteData, string>();
const states = new WeakMap<SiteData, string>();

/** Keeps the fragment until the return page is rendered. */
export function keepReturnFragment(data: SiteData, fragment: string): void {
  kept.set(data, fragment);
  const state = new URLSearchParams(fragment.slice(1)).get('state');
  if (state) states.set(data, state);
}

/** Whether a fragment is kept. */
export const hasReturnFragment = (data: SiteData): boolean => kept.has(data);

/**
 * The state of the request that the page's fragment answers; null without one. It is known also after
 * the fragment has been used: React may mount a page twice.
 */
export const returningState = (data: SiteData): string | null => states.get(data) ?? null;

/** Returns the kept fragment and removes it, since its token can be used once only. */
export function consumeReturnFragment(data: SiteData): string | null {
  const fragment = kept.get(data) ?? null;
  kept.delete(data);
  return fragment;
}
