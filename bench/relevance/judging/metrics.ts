/** Measures of ranked lists, from the grades of what was listed. */

/** How many results are judged: the first that a person reads. */
export const JUDGED = 10;

/** Discounted cumulative gain of the first ten: (2^grade − 1) / log2(rank + 1). */
export function dcg(grades: readonly number[]): number {
  return grades
    .slice(0, JUDGED)
    .reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

/** DCG as a share of the best that the jobs allow; null when no job has a grade. */
export function ndcg(listed: readonly number[], all: readonly number[]): number | null {
  const ideal = dcg([...all].sort((a, b) => b - a));
  return ideal === 0 ? null : dcg(listed) / ideal;
}

/** The middle of the numbers; NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
