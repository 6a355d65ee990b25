import type { BarFieldsProps } from './BarFields';

/** A field of the bar for one part of the filter. */
export interface BarFieldProps extends BarFieldsProps {
  /** What was typed matches nothing. */
  onUnmatched: (text: string) => void;
}
