export { FilterSheet } from './FilterSheet';
export type { FilterSheetLabels, FilterSheetProps, FilterSheetSection } from './filterSheetProps';
export { type FilterStage, type FilterStageAction, filterStage } from './filterStage';
