import type { JobFilter } from '#domain/jobs/filter';
import { FILTER_FIELDS } from '#domain/jobs/filterFields';
import type { UnderstoodFilter } from './understood';

/**
 * The filter that a search really uses: the words that were understood as filters are added, and
 * its text is left to the terms. Only parts that the filter leaves open are understood.
 */
export function applyUnderstood(
  filter: JobFilter,
  understood: readonly Pick<UnderstoodFilter, 'value'>[],
): JobFilter {
  const applied: JobFilter = { ...filter, text: '' };
  for (const { value } of understood) {
    if ('ids' in value) applied[value.part] = [...applied[value.part], ...value.ids];
    else if ('min' in value) {
      const { low, high, bounds } = FILTER_FIELDS[value.part];
      // On its bound a slider asks for nothing, but who writes "minst 500 kr" does
      applied[low.key] = value.min === bounds.min ? value.min - 1 : value.min;
      applied[high.key] = value.max === bounds.max ? value.max + 1 : value.max;
    } else if ('fromDate' in value) {
      applied.fromDate = value.fromDate;
      applied.toDate = value.toDate;
    } else applied[value.part] = true;
  }
  return applied;
}
