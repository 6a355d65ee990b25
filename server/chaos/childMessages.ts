/** Who may apply, and to what. */
export interface Seeded {
  /** Session cookies' values, one a candidate. */
  cookies: string[];
  jobIds: string[];
}

/** What the child says when it listens. */
export interface ChildReady {
  url: string;
  /** On the first start of a data folder alone. */
  seeded: Seeded | null;
}
