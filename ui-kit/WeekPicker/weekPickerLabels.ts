/** The words of {@link WeekPicker}. */
export interface WeekPickerLabels {
  /** "Vecka 49" */
  week: (number: number) => string;
  /** Said of the chosen weeks: "3 veckor valda". */
  chosen: (count: number) => string;
}
