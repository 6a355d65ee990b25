import type { Job } from '#domain/jobs/job';

/**
 * What a source says of one ad. `version` orders what is said of the same ad, in milliseconds since
 * the epoch; null where the source does not say, and then the later word counts.
 */
export type SourceRecord = { version: number | null } & (
  | { kind: 'job'; job: Job }
  /** The ad is no longer there. */
  | { kind: 'removal' }
  /** It gives no job; one that it gave before is removed. */
  | { kind: 'unusable'; reason: string }
);

/** A source of ads: turns its records into jobs. The rest of the import knows no source. */
export interface Source {
  /** The `name` of its jobs' `source`. */
  name: string;
  /** The id of the job that a record is about; null when it has no usable id. */
  jobIdOf(record: unknown): string | null;
  /**
   * Orders what is said of the same ad, in milliseconds since the epoch; null when the record does
   * not say.
   */
  versionOf(record: unknown): number | null;
  /** Reads one parsed record, in which anything may be missing or wrong; it never throws. */
  read(record: unknown): SourceRecord;
  /** What each reason means, for people: "has no headline". */
  explanations: Readonly<Record<string, string>>;
  /** Reasons that are no fault of the record: it is about something else. They are only counted. */
  notOurs: ReadonlySet<string>;
}

/** A source that is read over the network: all of it, and what has changed. */
export interface SourceAddresses {
  /** Names the source in the store of cursors. */
  origin: string;
  headers: Readonly<Record<string, string>>;
  snapshot: string;
  /** The address of what has changed since an instant (milliseconds). */
  changesSince(instant: number): string;
}
