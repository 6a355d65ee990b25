export {
  ShiftList,
  type ShiftListProps,
  type ShiftListRow,
  type ShiftListWeek,
} from './ShiftList';
