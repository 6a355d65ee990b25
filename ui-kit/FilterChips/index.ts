export {
  type FilterChip,
  FilterChips,
  type FilterChipsLabels,
  type FilterChipsProps,
} from './FilterChips';
