/** A request from the measuring process to the server's process. */
export interface ToServer {
  ask: 'candidates' | 'begin' | 'peak' | 'stop';
  /** How many candidates are to be signed in. */
  people?: number;
}

/** Bytes of memory, or where the candidates are and who. */
export type FromServer = { rss: number } | { url: string; headers: Record<string, string>[] };
