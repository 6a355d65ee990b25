/** The candidates who may apply and the jobs to apply to. */
export interface Seeded {
  /** The session cookies' values, one per candidate. */
  cookies: string[];
  jobIds: string[];
}

/** What the child process sends when it listens. */
export interface ChildReady {
  url: string;
  /** Only on the first start of a data folder. */
  seeded: Seeded | null;
}
