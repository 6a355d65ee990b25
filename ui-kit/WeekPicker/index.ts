export { WeekPicker, type WeekPickerProps } from './WeekPicker';
export type { WeekPickerLabels } from './weekPickerLabels';
export { type Week, weekKey, weekOf, weekOfKey } from './weeks';
