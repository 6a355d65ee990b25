import type { JobFilter } from '#domain/jobs/filter';
import type { SearchVocabulary } from '../../vocabulary/searchVocabulary';

/** A field of the bar for one part of the filter. */
export interface BarFieldProps {
  filter: JobFilter;
  vocabulary: SearchVocabulary;
  onChange: (patch: Partial<JobFilter>) => void;
  /** What was typed matches nothing: it is searched for as words. */
  onUnmatched: (text: string) => void;
}
