import { vi } from 'vitest';

/** A window in which just the media queries given hold; jsdom has none of its own. */
export function stubMatchMedia(...holding: readonly string[]): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: holding.includes(query),
    addEventListener() {},
    removeEventListener() {},
  }));
}
