import type { FacetCounts, RateHistogram } from '#domain/jobs/filter';

/** The staged filter's results. */
export interface FilterCounts {
  total: number;
  facets: FacetCounts;
  histogram: RateHistogram | undefined;
}

/** The options with their counts; without counts until they are read. */
export function withCounts<Item extends { id: string; label: string }>(
  options: readonly Item[],
  counts: Record<string, number> | undefined,
): { id: string; label: string; count: number | undefined }[] {
  return options.map(({ id, label }) => ({ id, label, count: counts && (counts[id] ?? 0) }));
}
