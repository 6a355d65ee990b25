export { ScaleField, type ScaleFieldProps } from './ScaleField';
