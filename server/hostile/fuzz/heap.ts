import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes that are in use after everything unused is collected. */
export function heapInUse(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The middle of the first third of some measurements, and that of the last. */
export function thirdsOf(measured: readonly number[]): { first: number; last: number } {
  const third = Math.ceil(measured.length / 3);
  return { first: middle(measured.slice(0, third)), last: middle(measured.slice(-third)) };
}
