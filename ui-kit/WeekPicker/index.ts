export { WeekPicker, type WeekPickerLabels, type WeekPickerProps } from './WeekPicker';
export { type Week, weekKey, weekOf, weekOfKey } from './weeks';
