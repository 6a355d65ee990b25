import type { TimeProblem } from './timeValue';

/** The texts of a TimeField. */
export interface TimeFieldLabels {
  /** The button: "Visa tider". */
  open: string;
  /** In the empty field: "t.ex. 14:30". */
  placeholder: string;
  /** The list's title: "Välj tid". */
  title: string;
  /** "Stäng" */
  close: string;
  /** `invalid`: "Skriv tiden som 14:30 eller 1430." */
  problems: Record<TimeProblem, string>;
}
