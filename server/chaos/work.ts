import type { Call } from './serverCall';

/** What one candidate does until the server is killed, and the checks afterwards. */
export interface Work {
  /** The kind of the next call, for the report. */
  next(): WorkKind;
  /** The next call; one that was cut off is made again. @throws CutOffError */
  step(call: Call): Promise<void>;
  /**
   * Compares what is stored with what was confirmed, after a restart, and returns the differences.
   * With `everything` it also compares what an earlier check has covered.
   */
  check(call: Call, options: { everything: boolean }): Promise<string[]>;
}

export const WORK_KINDS = ['upload', 'piece', 'document', 'save', 'addition', 'deletion'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/**
 * Compares the ids of a list with the confirmed ones, where at most one addition and one deletion
 * are pending.
 */
export function compareIds(
  what: string,
  {
    stored,
    confirmed,
    adding,
    deleting,
  }: {
    stored: readonly string[];
    confirmed: readonly string[];
    /** Whether an addition was cut off. */
    adding: boolean;
    /** What was being deleted when the server was killed. */
    deleting: string | null;
  },
): string[] {
  const lost = confirmed.filter((id) => id !== deleting && !stored.includes(id));
  const more = stored.filter((id) => id !== deleting && !confirmed.includes(id));
  const doubled = stored.filter((id, index) => stored.indexOf(id) !== index);
  return [
    ...lost.map((id) => `${what} ${id} was confirmed and is gone`),
    ...(more.length > (adding ? 1 : 0) ? [`${what}: ${more.length} that nobody confirmed`] : []),
    ...doubled.map((id) => `${what} ${id} is there twice`),
  ];
}
