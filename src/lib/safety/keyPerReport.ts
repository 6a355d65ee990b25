import { randomKey } from '../randomKey';

/** Gives the same report the same `Idempotency-Key`, and a changed one another. */
export function keyPerReport(): (report: object) => string {
  let last = '';
  let key = '';
  return (report) => {
    const now = JSON.stringify(report);
    if (now !== last) key = randomKey();
    last = now;
    return key;
  };
}
