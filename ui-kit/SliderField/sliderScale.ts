/** The scale of the slider, in the number's unit. */
export interface SliderScale {
  min: number;
  max: number;
  step: number;
}
