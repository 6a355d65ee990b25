export { DateTimeField, type DateTimeFieldProps } from './DateTimeField';
export { isDateTime } from './dateTimeValue';
export type { DateTimeFieldLabels } from './labels';
