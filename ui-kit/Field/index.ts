export { Field, type FieldProps, type FieldTextProps } from './Field';
export { FieldGroup, type FieldGroupProps } from './FieldGroup';
export type { ControlProps } from './fieldIds';
