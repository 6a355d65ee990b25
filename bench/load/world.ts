/** A candidate of the server under load: their chat and their session's cookie. */
export interface Person {
  chatId: string;
  cookie: string;
}

/** What the server's process tells once it listens. */
export interface World {
  url: string;
  people: Person[];
  /** Open jobs that nobody has applied to. */
  jobIds: string[];
  /** The integration key of the jobs' employer. */
  key: string;
}

/** What the process is asked then: milliseconds of processor time that it has used, or to stop. */
export interface Asked {
  ask: 'cpu' | 'stop';
}
