import type { JobFilter } from '#domain/jobs/filter';
import type { FilterPart } from '#domain/jobs/filterFields';

/** One active filter, as text, and the filter without it. */
export interface JobFilterChip {
  id: string;
  /** The part that it is, or that it was read as. */
  part: FilterPart;
  label: string;
  rest: JobFilter;
  /** Read from the text, not chosen. */
  isRead?: boolean;
}
