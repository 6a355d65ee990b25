/**
 * Where the focus goes when a chip is removed: the one that takes its place, else the one before.
 * @returns The index among the chips that are left; null when none is.
 */
export function focusAfterRemoval(removedAt: number, countBefore: number): number | null {
  const left = countBefore - 1;
  return left <= 0 ? null : Math.min(removedAt, left - 1);
}
