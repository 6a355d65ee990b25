export { DateField, type DateFieldProps } from './DateField';
export type { DateFieldLabels } from './labels';
