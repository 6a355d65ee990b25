export {
  FilterSheet,
  type FilterSheetLabels,
  type FilterSheetProps,
  type FilterSheetSection,
} from './FilterSheet';
export { type FilterStage, type FilterStageAction, filterStage } from './filterStage';
