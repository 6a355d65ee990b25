import { vi } from 'vitest';

/**
 * A busy machine takes longer than Vitest's one second; a passing test waits no longer than before.
 * `expect.poll` has it from the configuration.
 */
const PATIENCE = 12_000;

// Files of one worker share `vi`
if (vi.waitFor.name !== 'waitPatiently') {
  const { waitFor } = vi;
  vi.waitFor = function waitPatiently(callback, options = PATIENCE) {
    return waitFor(callback, options);
  };
}
