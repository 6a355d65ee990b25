/** What stops a server. */
export const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

const endAtOnce = (): void => process.exit(0);

/**
 * From now on a signal ends the process at once, with 0: nothing is answered yet, and what is not
 * committed is rolled back. The first process of a container would not even die of it by itself.
 */
export function endOnSignal(): void {
  for (const signal of SIGNALS) {
    // Without a listener in between: one that has just come would be lost
    if (!process.listeners(signal).includes(endAtOnce)) process.on(signal, endAtOnce);
  }
}

/** A signal does what its other listeners do. */
export function leaveSignals(): void {
  for (const signal of SIGNALS) process.off(signal, endAtOnce);
}
