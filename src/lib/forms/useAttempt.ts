import { useState } from 'react';
import { isUnanswered } from '../unanswered';

/** One try of an act, and what was true when it was pressed. */
export interface Attempt<Problem> {
  /** Why it failed; null while it did not, and once it is seen that it was done. */
  problem: Problem | null;
  /** It was done: the server said so, or no answer came and what the act changes is another since. */
  isDone: boolean;
  begin: () => void;
  succeed: () => void;
  fail: (problem: Problem, error: unknown) => void;
}

interface Last<Problem> {
  about: string;
  state: 'none' | 'done' | 'unanswered';
  problem: Problem | null;
}

/**
 * A failure that is said no longer than it is true. An answer can be lost on its way: the server has
 * done the act, and the page hears of it by an event, or by reading again.
 *
 * @param about - what the act changes, as the page shows it now.
 */
export function useAttempt<Problem>(about: string): Attempt<Problem> {
  const [last, setLast] = useState<Last<Problem>>({ about, state: 'none', problem: null });
  const wasDone = last.state === 'unanswered' && last.about !== about;
  return {
    problem: wasDone ? null : last.problem,
    isDone: wasDone || last.state === 'done',
    begin: () => setLast({ about, state: 'none', problem: null }),
    // What it was when it was pressed stays: the event may come before the failure is noticed
    succeed: () => setLast((pressed) => ({ ...pressed, state: 'done' })),
    fail: (problem, error) =>
      setLast((pressed) => ({
        ...pressed,
        state: isUnanswered(error) ? 'unanswered' : 'none',
        problem,
      })),
  };
}
