export { SliderField, type SliderFieldProps, type SliderScale } from './SliderField';
