import { SqlError } from '../storage/sqlError';

/** A stored thing lacks a field, or has one of another type. */
export class NotWholeError extends Error {
  override name = 'NotWholeError';

  /** @param field - its name in the program, never its value. */
  constructor(readonly field: string) {
    super(`The field ${field} is missing or is not what it should be.`);
  }
}

const NAME = /^[A-Za-z]{1,60}$/;
const FRAME = /^\s+at (?:async )?(?:new )?([\w$.<>#]+) \(/m;

/**
 * Why something could not be read: the kind of the error, its SQLSTATE or field, and the function
 * that threw it. Never its message, which may quote what the thing says.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof NotWholeError) return `${error.name} ${error.field}`;
  if (error instanceof SqlError) {
    const place = [error.table, error.column].filter(Boolean).join('.');
    return ['SqlError', error.code, place].filter(Boolean).join(' ');
  }
  if (!(error instanceof Error)) return 'A value that is no error';
  const kind = NAME.test(error.name) ? error.name : 'Error';
  const place = FRAME.exec(error.stack ?? '')?.[1];
  return place === undefined ? kind : `${kind} in ${place}`;
}

/** Where the error was thrown, without its message. */
export function framesOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
