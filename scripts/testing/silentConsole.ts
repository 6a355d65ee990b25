import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected `console.error` or `console.warn` fails the test that caused it. */
const messages: unknown[][] = [];

beforeEach(() => {
  messages.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      messages.push([level, ...args]);
    });
  }
});

afterEach(() => {
  const unexpected = messages.splice(0);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(unexpected, 'the console must stay silent').toEqual([]);
});
