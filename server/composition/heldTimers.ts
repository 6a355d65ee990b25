import type { ClockDoubt } from '../storage/heldClock';

/**
 * Background tasks that may run while the time is in doubt: what they do is not undone by the right
 * time, or can be taken back. Every other task waits, so that a new one that deletes is held without
 * having to be named.
 */
export const RUN_IN_DOUBT: ReadonlySet<string> = new Set([
  'audit chain',
  'reply ledger',
  'job index',
  'waiting exports',
  'workplace figures',
  'kept figures',
  'analytics',
  // What tells how the service is, and what reads again what it could not
  'service status',
  'index comparison',
  'index asked',
  'quarantine',
]);

/** Whether a task may run now. @param doubt - as of `HeldClock`; none when absent. */
export function mayRunWith(doubt: () => ClockDoubt | null = () => null) {
  return (task: string): boolean => RUN_IN_DOUBT.has(task) || doubt() === null;
}
