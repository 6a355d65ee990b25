import { endOnSignal, leaveSignals, SIGNALS } from './signals';
import type { RunningServer } from './startServer';

/**
 * Milliseconds in which a second signal counts as a repeat of the first: npm forwards a signal that
 * its child got already.
 */
const ECHO_MS = 500;

/** An error that is shown to the operator without a stack trace. */
function isExpected(error: unknown): error is Error {
  return error instanceof Error && 'expected' in error;
}

/**
 * Runs the process around a server: prints when it is ready or why it cannot start, and on SIGTERM
 * or SIGINT closes it and exits with 0. A second signal exits at once, with 1. One that comes before
 * it is ready ends it at once, with 0.
 */
export async function runServer(start: () => Promise<RunningServer>): Promise<void> {
  endOnSignal();
  try {
    const server = await start();
    closeOnSignal(server);
    leaveSignals();
    console.log(`Vikari is ready on ${server.url}`);
  } catch (error) {
    console.error(isExpected(error) ? error.message : error);
    process.exit(1);
  }
}

function closeOnSignal(server: RunningServer): void {
  let firstAt: number | null = null;
  const stop = (): void => {
    if (firstAt !== null) {
      if (performance.now() - firstAt > ECHO_MS) process.exit(1);
      return;
    }
    firstAt = performance.now();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, stop);
}
