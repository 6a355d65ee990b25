export { DateRangeDialog, type DateRangeDialogProps } from './DateRangeDialog';
export { DateRangeField, type DateRangeFieldProps } from './DateRangeField';
export type { DateRange } from './dateRange';
export type {
  DateRangeDialogLabels,
  DateRangeFieldLabels,
  RangeCalendarLabels,
} from './labels';
