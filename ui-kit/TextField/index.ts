export type { Capitalisation } from './capitalise';
export { TextField, type TextFieldProps } from './TextField';
