export { Field, type FieldProps, type FieldSlotProps, type FieldTextProps } from './Field';
export { FieldGroup, type FieldGroupProps } from './FieldGroup';
export { FieldRow, type FieldRowProps } from './FieldRow';
export type { ControlProps } from './fieldIds';
