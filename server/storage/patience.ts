import { AsyncLocalStorage } from 'node:async_hooks';
import { LateError } from '../lib/within';

/**
 * How long the calling code waits for an answer of the store: `hurried` while somebody waits for it,
 * `usual` in the background, `endless` for a migration.
 */
type Patience = 'hurried' | 'usual' | 'endless';

/** Milliseconds for one answer. */
export type PatienceLimits = Record<Exclude<Patience, 'endless'>, number>;

/** The real ones: what is waited for is outside, whatever clock a test has put in their place. */
const { setTimeout, clearTimeout } = globalThis;

const current = new AsyncLocalStorage<Patience>();

/** Runs work whose calls on the store end early: a request, or what follows the change log. */
export function hurried<T>(work: () => T): T {
  return current.run('hurried', work);
}

/**
 * Runs work in the background that may have been begun in a request: what it begins is not hurried, such
 * as an export that is made after its answer.
 */
export function unhurried<T>(work: () => T): T {
  return current.run('usual', work);
}

/** Runs work whose calls on the store may take as long as they like. */
export function endless<T>(work: () => T): T {
  return current.run('endless', work);
}

/** Milliseconds that the calling code waits for an answer; null without a limit. */
export function limitNow(limits: PatienceLimits): number | null {
  const patience = current.getStore() ?? 'usual';
  return patience === 'endless' ? null : limits[patience];
}

/** A limit for the time between the answers of work that makes several calls. */
interface IdleLimit {
  /** Rejects with `error` when the work has called nothing for too long. */
  passed: Promise<never>;
  error: LateError;
  /** Stops the clock while a call waits for its answer. */
  during<T>(answer: Promise<T>): Promise<T>;
  /** Must be called when the work has ended. */
  end(): void;
}

export function createIdleLimit(milliseconds: number): IdleLimit {
  let waiting = 0;
  let pass: (error: LateError) => void = () => undefined;
  const error = new LateError('The work of a transaction', milliseconds);
  const passed = new Promise<never>((_resolve, reject) => {
    pass = reject;
  });
  passed.catch(() => undefined);
  const timer = setTimeout(() => {
    if (waiting > 0) timer.refresh();
    else pass(error);
  }, milliseconds);
  timer.unref();
  return {
    passed,
    error,
    async during(answer) {
      waiting += 1;
      try {
        return await answer;
      } finally {
        waiting -= 1;
        timer.refresh();
      }
    },
    end: () => clearTimeout(timer),
  };
}
