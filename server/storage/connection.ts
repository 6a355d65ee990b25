import type { PoolUsage } from './database';

/** A parameter as both drivers get it: PostgreSQL's text form, or null. */
export type Parameter = string | null;

/**
 * A result as both drivers return it: PostgreSQL's text form, with the type's number per column.
 */
export interface Answer {
  columns: readonly { name: string; oid: number }[];
  rows: readonly (readonly (string | null)[])[];
  /** The command tag: `ROLLBACK` for a commit that was not possible. */
  command: string;
}

/** One database session; statements run in the order they are given. */
export interface Connection {
  query(sql: string, params?: readonly Parameter[]): Promise<Answer>;
  /** Several statements without parameters, as in a migration. */
  exec(sql: string): Promise<void>;
}

/** What a driver must provide; `databaseOver` makes a `Database` of it. */
export interface ConnectionPool {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Runs `work` on a connection that no one else uses meanwhile.
   *
   * @param options.onlyReads - it is one statement that changes nothing, which need not wait for the
   *   changes of others.
   */
  withConnection<T>(
    work: (connection: Connection) => Promise<T>,
    options?: { onlyReads: boolean },
  ): Promise<T>;
  /** As `Database.listen`; the channel is a plain lower-case name. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  /** How the connections are used now; absent where it is not known. */
  usage?: (() => PoolUsage) | undefined;
  close(): Promise<void>;
}
