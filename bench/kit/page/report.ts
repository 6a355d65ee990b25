/** What the part last told its owner; a scenario holds it against what was asked of the part. */
export function report(value: unknown): void {
  globalThis.kitBench.reported = value;
}
