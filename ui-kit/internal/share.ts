/** The share of a whole, 0 to 1. The share of an empty whole is 1. */
export function shareOf(part: number, whole: number): number {
  return whole <= 0 ? 1 : Math.min(Math.max(part / whole, 0), 1);
}
