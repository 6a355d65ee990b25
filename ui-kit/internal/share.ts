/** The part of a whole, 0 to 1. All of nothing is all. */
export function shareOf(part: number, whole: number): number {
  return whole <= 0 ? 1 : Math.min(Math.max(part / whole, 0), 1);
}
