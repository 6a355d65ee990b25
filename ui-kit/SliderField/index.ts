export { SliderField, type SliderFieldProps } from './SliderField';
export type { SliderScale } from './sliderScale';
