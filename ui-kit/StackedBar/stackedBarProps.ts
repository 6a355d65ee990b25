import type { OneOf } from '../internal/oneOf';

/** The colour of a part; `accent` for the one that the chart is about. */
export type StackedBarTone = OneOf<['accent', 'brand', 'info', 'success', 'warning', 'neutral']>;

/** One part that every bar is divided into. */
export interface StackedBarPart {
  /** Unique in its chart. */
  id: string;
  /** "Skatter" */
  label: string;
  tone: StackedBarTone;
}

/** One whole. */
export interface StackedBarBar {
  /** Its name; unique in its chart: "Eget bolag". */
  label: string;
  /** What each part is of it, by the part's id; 0 or more. A part that is left out is 0. */
  values: Readonly<Record<string, number>>;
}
