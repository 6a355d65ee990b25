/** Where the focus goes: to an article by its index, or out of the feed. */
export type FeedMove = { kind: 'article'; index: number } | { kind: 'before' } | { kind: 'after' };

/** The relevant properties of a key press. */
export interface FeedKey {
  key: string;
  ctrlKey: boolean;
}

/**
 * The feed keys of the W3C's patterns: Page Down and Page Up move between the articles, Control
 * with End or Home leaves the feed. Null for every other key, and when there is no further article.
 * @param index The article with the focus.
 * @param count How many are in the page.
 */
export function feedMove({ key, ctrlKey }: FeedKey, index: number, count: number): FeedMove | null {
  if (ctrlKey) {
    if (key === 'End') return { kind: 'after' };
    return key === 'Home' ? { kind: 'before' } : null;
  }
  const step = key === 'PageDown' ? 1 : key === 'PageUp' ? -1 : 0;
  const next = index + step;
  return step === 0 || next < 0 || next >= count ? null : { kind: 'article', index: next };
}
