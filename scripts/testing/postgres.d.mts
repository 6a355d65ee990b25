/** A throw-away PostgreSQL. */
export interface RunningPostgres {
  url: string;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
  /** Ends the server and keeps its data. */
  halt(): Promise<void>;
  /** Starts it again, on the same data and at the same address. */
  resume(): Promise<void>;
}

/** Starts one, or says why it cannot. */
export function startPostgres(): Promise<RunningPostgres | { url: null; reason: string }>;
