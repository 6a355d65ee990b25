import { beforeEach, expect, onTestFinished, vi } from 'vitest';

/** An unexpected `console.error` or `console.warn` fails the test that caused it. */
const messages: unknown[][] = [];

beforeEach(() => {
  messages.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      messages.push([level, ...args]);
    });
  }
  // Runs last, and whatever failed before it: a test that fails leaves nothing to the next one
  onTestFinished(() => {
    const unexpected = messages.splice(0);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    expect(unexpected, 'the console must stay silent').toEqual([]);
  });
});
