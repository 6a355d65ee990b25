/**
 * Where the focus goes when a chip is removed: to the one that takes its place, else the one
 * before.
 * @returns The index among the remaining chips; null when there are none.
 */
export function focusAfterRemoval(removedAt: number, countBefore: number): number | null {
  const left = countBefore - 1;
  return left <= 0 ? null : Math.min(removedAt, left - 1);
}
