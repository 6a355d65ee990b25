/** The value that the part last reported; a scenario compares it with what it entered. */
export function report(value: unknown): void {
  globalThis.kitBench.reported = value;
}
