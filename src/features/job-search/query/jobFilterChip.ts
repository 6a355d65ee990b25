import type { JobFilter } from '#domain/jobs/filter';

/** One active filter, as text, and the filter without it. */
export interface JobFilterChip {
  id: string;
  label: string;
  rest: JobFilter;
  /** Read from the text, not chosen. */
  isRead?: boolean;
}
