import type { RangeCalendarLabels } from '../DateRangeField';

/** The texts of a DateField. */
export interface DateFieldLabels {
  /** The button: "Öppna kalendern". */
  open: string;
  /** In the empty field: "t.ex. 1 dec 2026". */
  placeholder: string;
  /** The calendar's title: "Välj dag". */
  title: string;
  /** "Stäng" */
  close: string;
  /** `invalid`: "Skriv dagen som 1 dec, 1/12 eller 2026-12-01." */
  problems: Record<'invalid' | 'too_early' | 'too_late' | 'unavailable', string>;
  /** For a text that may mean other days: "Menar du 24 dec. 2026 eller 26 dec. 2024?" */
  unsure: (readings: string) => string;
  /** The texts of the calendar. */
  calendar: Omit<RangeCalendarLabels, 'places'>;
}
