import type { Text } from '#domain/language';
import type { JobSummary } from './job';

/** What a similar job has in common with the one it is shown beside, or has better. */
export type SimilarReason =
  | { kind: 'same_profession' }
  | { kind: 'same_group' }
  /** The same municipality. */
  | { kind: 'same_place' }
  /** As the crow flies between the municipalities' centres, rounded. */
  | { kind: 'distance'; km: number }
  | { kind: 'same_region' }
  /**
   * Both ends of the rate are at least so much higher, on the same pay basis; `exact` when both are
   * exactly so much higher. SEK an hour.
   */
  | { kind: 'higher_rate'; kronor: number; exact: boolean }
  /** Begins and ends in the same weeks. */
  | { kind: 'same_weeks' }
  /** In so many weeks there is work in both. */
  | { kind: 'shared_weeks'; weeks: number }
  /** The same times of day. */
  | { kind: 'same_hours' }
  | { kind: 'same_field'; name: Text };

/** A job beside another one; without a reason where that one is not known. */
export type SimilarJob = JobSummary & { reasons: SimilarReason[] };
