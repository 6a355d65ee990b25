import { ConfigError } from '../../server/config/config';
import { terminalLine, terminalText } from '../../server/lib/terminalText';
import { plainError } from './plainError';

/**
 * Prints a line of an operator's command. What others have written may stand in it, so what a
 * terminal would act on or hide is shown as an escape; a line stays one line.
 */
export function printLine(line: string): void {
  console.log(terminalLine(line));
}

/** Prints a text of several lines likewise: the program's own, or JSON, whose texts have no lines. */
export function printText(text: string): void {
  console.log(terminalText(text));
}

/** How a command is called: the program's own lines. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** How a text of the program names a command; the others are of a folder with the sources. */
const NPM_RUN = /\bnpm run ([\w:-]+)(?: --(?= ))?/gu;
let isCalledByVikari = false;

/** From now on texts name the commands as they are called where only the build is: `vikari keys`. */
export function callCommandsByVikari(): void {
  isCalledByVikari = true;
}

const asCalled = (text: string): string =>
  isCalledByVikari ? text.replace(NPM_RUN, 'vikari $1') : text;

/** Prints what went wrong, to the standard error output; in one line where others' words are in it. */
export function printError(error: unknown): void {
  const message = asCalled(plainError(error));
  const isOwnText = error instanceof UsageError || error instanceof ConfigError;
  console.error(isOwnText ? terminalText(message) : terminalLine(message));
}
