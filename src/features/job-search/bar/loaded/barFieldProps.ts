import type { JobFilter } from '#domain/jobs/filter';
import type { SearchVocabulary } from '../../vocabulary/searchVocabulary';

/** The fields of the bar for parts of the filter. */
export interface BarFieldsProps {
  filter: JobFilter;
  vocabulary: SearchVocabulary;
  onChange: (patch: Partial<JobFilter>) => void;
}

/** A field of the bar for one part. */
export interface BarFieldProps extends BarFieldsProps {
  /** What was typed matches nothing. */
  onUnmatched: (text: string) => void;
}
