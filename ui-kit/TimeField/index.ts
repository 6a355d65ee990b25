export type { TimeFieldLabels } from './labels';
export { TimeField, type TimeFieldProps } from './TimeField';
