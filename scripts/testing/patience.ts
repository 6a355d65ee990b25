import { vi } from 'vitest';

/**
 * A busy machine takes longer than Vitest's one second; a passing test waits no longer than before.
 * `expect.poll` has it from the configuration.
 */
const PATIENCE = 12_000;
const LOOK_EVERY = 20;

const wait = globalThis.setTimeout;

/** Waits until `isDone`, as long as `vi.waitFor` does; for a hook that says itself what is missing. */
export async function waitUntil(isDone: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!isDone() && performance.now() < end) {
    await new Promise((resolve) => wait(resolve, LOOK_EVERY));
  }
}

// Files of one worker share `vi`
if (vi.waitFor.name !== 'waitPatiently') {
  const { waitFor } = vi;
  vi.waitFor = function waitPatiently(callback, options = PATIENCE) {
    return waitFor(callback, options);
  };
}
