export { NumberField, type NumberFieldLabels, type NumberFieldProps } from './NumberField';
export { readNumber, writeNumber } from './numberText';
