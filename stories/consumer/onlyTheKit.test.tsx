import { describe, expect, it } from 'vitest';

/** The screen's own modules; its story is Storybook's. */
const sources = import.meta.glob<string>(['./*.{ts,tsx}', '!./*.{stories,test}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const IMPORTED = /\bfrom '([^']+)'|\bimport\(?\s*'([^']+)'/g;

/** React, a component of the kit, or a module in this folder. */
const ALLOWED = /^(react|@vikari\/ui-kit\/[A-Z]\w+|\.\/[\w.]+)$/;

describe.each(Object.entries(sources))('%s', (_path, source) => {
  it('imports nothing but React, the kit and modules of its folder', () => {
    const imported = [...source.matchAll(IMPORTED)].map(([, from, now]) => from ?? now);
    expect(imported.filter((name) => name === undefined || !ALLOWED.test(name))).toEqual([]);
  });
});

it('uses several components of the kit', () => {
  const parts = new Set(
    Object.values(sources).flatMap((source) => source.match(/@vikari\/ui-kit\/\w+/g) ?? []),
  );
  expect(parts.size).toBeGreaterThan(10);
});
