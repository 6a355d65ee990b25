/** The texts of {@link WeekPicker}. */
export interface WeekPickerLabels {
  /** "Vecka 49" */
  week: (number: number) => string;
  /** Announced with the chosen weeks: "3 veckor valda". */
  chosen: (count: number) => string;
}
