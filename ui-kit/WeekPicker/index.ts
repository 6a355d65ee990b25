export {
  type IsoWeek as Week,
  isoWeekOf as weekOf,
  weekKey,
  weekOfKey,
} from '../../domain/calendar/isoWeek';
export { WeekPicker, type WeekPickerProps } from './WeekPicker';
export type { WeekPickerLabels } from './weekPickerLabels';
