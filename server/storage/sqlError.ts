/** What PostgreSQL said of a refused statement, the same from both stores. */
export interface SqlErrorDetails {
  /** SQLSTATE. */
  code: string;
  constraint?: string;
  table?: string;
  column?: string;
}

/**
 * A statement that PostgreSQL refused. It carries no values of the row or the parameters:
 * errors are logged, and the rows are about people.
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

/** SQLSTATEs that the code looks at. */
export const SQLSTATE = {
  uniqueViolation: '23505',
  inFailedTransaction: '25P02',
  serializationFailure: '40001',
  deadlock: '40P01',
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
