import { vi } from 'vitest';

/** A window in which only the given media queries match; jsdom has no media queries. */
export function stubMatchMedia(...holding: readonly string[]): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: holding.includes(query),
    addEventListener() {},
    removeEventListener() {},
  }));
}
