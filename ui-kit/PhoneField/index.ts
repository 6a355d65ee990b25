export { PhoneField, type PhoneFieldProps, type PhonePrefix } from './PhoneField';
