import { hostname } from 'node:os';
import { formatWithOptions } from 'node:util';
import { terminalJson } from './terminalText';

/** The log's numbers for its levels. */
const LEVELS = { log: 30, info: 30, debug: 20, warn: 40, error: 50 } as const;

interface ErrorLine {
  type: string;
  message: string;
  stack: string | undefined;
}

/**
 * Has all that the process prints be lines of the log: JSON, one object a line, as those of requests
 * are. What the runtime warns of is among it, and what ends the process.
 *
 * @returns a function that gives the console back, for tests.
 */
export function printAsJson(
  to: { write(line: string): unknown } = process.stdout,
  ofProcess: Pick<NodeJS.Process, 'on' | 'removeAllListeners' | 'exit'> = process,
): () => void {
  const machine = { pid: process.pid, hostname: hostname() };
  const before = { ...console };
  function line(level: number, msg: string, err?: ErrorLine): void {
    const text = JSON.stringify({ level, time: Date.now(), ...machine, ...(err && { err }), msg });
    to.write(terminalJson(`${text}\n`));
  }
  for (const [name, level] of Object.entries(LEVELS)) {
    Object.assign(console, {
      [name]: (...things: unknown[]) => {
        const error = things.find((one) => one instanceof Error);
        const others = things.filter((one) => one !== error);
        const msg = formatWithOptions({ colors: false }, ...others) || (error?.message ?? '');
        line(level, msg, error && lineOf(error));
      },
    });
  }
  // Node's own would print text
  ofProcess.removeAllListeners('warning');
  ofProcess.on('warning', (warning) => line(LEVELS.warn, warning.message, lineOf(warning)));
  ofProcess.on('uncaughtException', (error) => {
    line(60, 'the process ends by an error that nothing caught', lineOf(error));
    ofProcess.exit(1);
  });
  return () => void Object.assign(console, before);
}

function lineOf(thrown: unknown): ErrorLine {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { type: error.name, message: error.message, stack: error.stack };
}
