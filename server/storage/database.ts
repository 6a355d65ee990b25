/** One row as the drivers give it: dates as strings, int8 as numbers, jsonb as values. */
export type Row = Record<string, unknown>;

export interface Queryable {
  /** Runs one statement with `$1…` parameters; objects and arrays for jsonb are stringified by the caller's `json()`. */
  query<R extends object = Row>(sql: string, params?: readonly unknown[]): Promise<R[]>;
}

/** How a transaction sees what others write meanwhile. */
export interface TransactionOptions {
  /**
   * `repeatable read`, the default: a row that was read and then written by two transactions is a
   * serialisation failure. `read committed`: each statement sees what is committed by then; for
   * work that first locks the one row on which it depends, and that many do at the same time.
   */
  isolation?: 'repeatable read' | 'read committed';
}

/**
 * The only interface to SQL. Embedded PGlite and PostgreSQL implement it with the same dialect, the
 * same migrations and the same tests.
 */
export interface Database extends Queryable {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Runs `work` in one transaction; throws after rollback. Inside, only `tx` may be used:
   * a call on the database itself would wait for the transaction to end.
   * A serialisation failure or deadlock is retried up to twelve times.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Calls back on NOTIFY; returns a function that stops it. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  /** How the connections are used now; absent where it is not known. */
  usage?: (() => PoolUsage) | undefined;
  close(): Promise<void>;
}

/** Connections to the database; the embedded one has a single session. */
export interface PoolUsage {
  used: number;
  most: number;
  /** Pieces of work that wait for one. */
  waiting: number;
}

/** Marks a value for a jsonb parameter; both drivers get the same text. */
export function json(value: unknown): string {
  return JSON.stringify(value ?? null);
}
