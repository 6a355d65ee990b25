/** A throw-away PostgreSQL. */
export interface RunningPostgres {
  url: string;
  /** Of its first process, whose children serve the sessions. */
  pid(): number;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
  /** Ends the server and keeps its data. */
  halt(): Promise<void>;
  /** SIGKILL: it loses what it had not written to its log, and recovers when it is started again. */
  kill(): Promise<void>;
  /** Starts it again, on the same data and at the same address. */
  resume(): Promise<void>;
}

export interface PostgresOptions {
  /** Writes as in production, so that nothing acknowledged is lost when it is killed. */
  durable?: boolean;
  /** The folder in which it makes its own; the system's for temporary files when left out. */
  under?: string;
  /** PostgreSQL's own settings, besides those that a test needs. */
  settings?: Record<string, string | number>;
}

/** Starts one, or says why it cannot. */
export function startPostgres(
  options?: PostgresOptions,
): Promise<RunningPostgres | { url: null; reason: string }>;
