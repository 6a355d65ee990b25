/** A parameter as both drivers get it: PostgreSQL's own text, or null. */
export type Parameter = string | null;

/** A result as both drivers give it: PostgreSQL's own text, with the type's number per column. */
export interface Answer {
  columns: readonly { name: string; oid: number }[];
  rows: readonly (readonly (string | null)[])[];
  /** The command that PostgreSQL says it ran, `ROLLBACK` for a commit that could not be. */
  command: string;
}

/** One session with the store; statements run in the order they are given. */
export interface Connection {
  query(sql: string, params?: readonly Parameter[]): Promise<Answer>;
  /** Several statements without parameters, as a migration has them. */
  exec(sql: string): Promise<void>;
}

/** What a store must give; `databaseOver` makes the port of it. */
export interface ConnectionPool {
  readonly kind: 'embedded' | 'postgres';
  /** Runs `work` on a connection that nobody else uses meanwhile. */
  withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** As `Database.listen`; the channel is a plain lower-case name. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
