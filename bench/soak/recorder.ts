import { quantile } from './statistics';

/** How one request ended, as its client sees it. */
export interface Fault {
  /** Milliseconds of `performance.now()`. */
  at: number;
  kind: string;
  /** A status, or what broke. */
  what: string;
}

/** What the clients have seen. */
export interface Recorder {
  note(kind: string, began: number): void;
  fault(kind: string, what: string): void;
  faults(): readonly Fault[];
  count(): number;
  /** Milliseconds of every request of these kinds. */
  times(kinds: readonly string[]): readonly number[];
  kinds(): string[];
  /** Begins anew. */
  clear(): void;
}

export function createRecorder(): Recorder {
  const times = new Map<string, number[]>();
  let faults: Fault[] = [];
  return {
    note(kind, began) {
      const known = times.get(kind);
      if (known) known.push(performance.now() - began);
      else times.set(kind, [performance.now() - began]);
    },
    fault: (kind, what) => faults.push({ at: performance.now(), kind, what }),
    faults: () => faults,
    count: () => [...times.values()].reduce((sum, { length }) => sum + length, 0),
    times: (kinds) => kinds.flatMap((kind) => times.get(kind) ?? []),
    kinds: () => [...times.keys()],
    clear() {
      times.clear();
      faults = [];
    },
  };
}

/** The median, the 99th percentile and the longest of some times. */
export function summaryOf(times: readonly number[]) {
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), longest: quantile(times, 1) };
}
