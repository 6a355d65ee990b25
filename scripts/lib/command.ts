import { printError, printText, UsageError } from './print';

let running: Promise<void> = Promise.resolve();

/**
 * Runs an operator's command: an error is told in one line without a stack trace, and ends the process
 * with 1 when all is closed. A command that finds something wrong sets `process.exitCode` itself.
 * @param usage - how it is called: for `--help`, and for an option that it does not know.
 */
export function runCommand(usage: string, main: (args: string[]) => Promise<void>): void {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    printText(usage);
    return;
  }
  // In a promise from its first line on, so that what it throws at once is told likewise
  running = Promise.resolve(args)
    .then(main)
    .catch((error: unknown) => {
      printError(isOfArguments(error) ? new UsageError(`${error.message}\n\n${usage}`) : error);
      process.exitCode = 1;
    });
}

/** Resolves when the command that was begun last has ended. */
export const commandEnded = (): Promise<void> => running;

function isOfArguments(error: unknown): error is Error {
  return error instanceof Error && String(Object(error).code).startsWith('ERR_PARSE_ARGS');
}
