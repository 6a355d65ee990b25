/** PostgreSQL's fields of a refused statement, the same from both drivers. */
export interface SqlErrorDetails {
  /** SQLSTATE. */
  code: string;
  constraint?: string;
  table?: string;
  column?: string;
}

/**
 * A statement that PostgreSQL refused. It contains no values of the row or the parameters: errors
 * are logged, and rows hold personal data.
 */
export class SqlError extends Error implements SqlErrorDetails {
  readonly code: string;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;

  constructor(message: string, details: SqlErrorDetails) {
    super(message);
    this.name = 'SqlError';
    this.code = details.code;
    this.constraint = details.constraint;
    this.table = details.table;
    this.column = details.column;
  }
}

/**
 * The database cannot be reached or cannot work: nothing is wrong with the statement, and the same
 * one may succeed later. The reason is in `cause`.
 */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';

  constructor(cause?: unknown, message = 'The database cannot be used') {
    super(cause instanceof Error ? `${message}: ${cause.message || cause.name}` : `${message}.`, {
      cause,
    });
  }
}

/**
 * SQLSTATEs by which a server refuses all statements: lost connections (08), no space, memory or
 * connection left (53), a shutdown or start (57P), a failing disk (58), a read-only server, and a
 * session that it has ended since its transaction did nothing (25P03).
 */
const UNAVAILABLE = /^(08|53|57P0[1-3]|58|25006|25P03)/;

/** SQLSTATEs of a statement that took too long, or waited too long for a lock. */
const OVERDUE: ReadonlySet<string> = new Set(['57014', '55P03']);

/** PostgreSQL's error, as one of our own error classes. */
export function refusedByStore(
  message: string,
  details: SqlErrorDetails,
): SqlError | StoreUnavailableError {
  const refused = new SqlError(message, details);
  return UNAVAILABLE.test(details.code) ? new StoreUnavailableError(refused) : refused;
}

/** SQLSTATEs that the code checks. */
export const SQLSTATE = {
  uniqueViolation: '23505',
  inFailedTransaction: '25P02',
  serializationFailure: '40001',
  deadlock: '40P01',
  lockNotAvailable: '55P03',
} as const;

/** Whether a unique index refused the row; `constraint` narrows it to the index of that name. */
export function isUniqueViolation(error: unknown, constraint?: string): error is SqlError {
  return (
    error instanceof SqlError &&
    error.code === SQLSTATE.uniqueViolation &&
    (constraint === undefined || error.constraint === constraint)
  );
}

/** Whether the same transaction may succeed when it is run again. */
export function isRetryable(error: unknown): boolean {
  return (
    error instanceof SqlError &&
    (error.code === SQLSTATE.serializationFailure || error.code === SQLSTATE.deadlock)
  );
}

/** Whether the statement took too long, or waited too long for a lock: it may succeed another time. */
export function isOverdue(error: unknown): boolean {
  return error instanceof SqlError && OVERDUE.has(error.code);
}
