export { DayStrip, type DayStripProps, type DayStripState } from './DayStrip';
