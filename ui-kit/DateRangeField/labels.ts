import type { RangeProblem } from './dateRange';

type LateProblem = 'too_late' | 'unavailable';

/** The text of a problem. */
export const problemText = (
  problems: DateRangeDialogLabels['problems'],
  problem: RangeProblem,
): string => problems[problem] ?? problems.invalid_from;

/** The texts of the calendar. */
export interface RangeCalendarLabels {
  /** "Föregående månad" */
  previousMonth: string;
  /** "Nästa månad" */
  nextMonth: string;
  /** Name of the column of weeks: "Vecka". */
  weekColumn: string;
  /** The same, as short as a day: "v." */
  weekColumnShort: string;
  /** "Vecka 49" */
  week: (number: number) => string;
  /** Announced after a day: "start", "slut", "i perioden". */
  places: { start: string; end: string; inside: string };
}

/** The texts of the choice of whole weeks. */
export interface WeekSelectsLabels {
  /** "Från vecka" */
  from: string;
  /** "Till vecka" */
  to: string;
  /** While none is chosen: "Välj vecka". */
  none: string;
  /** "v. 26 (28 juni)": the first day of a first week, the last of a last one. */
  option: (number: number, day: string) => string;
}

/** The texts of the dialog. */
export interface DateRangeDialogLabels {
  /** "Välj period" */
  title: string;
  close: string;
  /** "Rensa" */
  clear: string;
  /** "Använd" */
  apply: string;
  /** While no day is chosen: "Välj en startdag". */
  chooseStart: string;
  /** When the start is chosen: "Från 1 dec. 2026. Välj en slutdag." */
  chooseEnd: (from: string) => string;
  /** "1 dec. – 14 dec. 2026, 14 dagar" */
  chosen: (from: string, to: string, days: number) => string;
  /**
   * What is said of a range that cannot be applied. `too_late` is needed with `max`, `unavailable`
   * with `isUnavailable`; without them it is said that the day cannot be read.
   */
  problems: Record<Exclude<RangeProblem, LateProblem>, string> &
    Partial<Record<LateProblem, string>>;
  /**
   * For a text that may mean other days: "Menar du 24 dec. 2026 eller 26 dec. 2024? Skriv året med
   * fyra siffror." Without it the problem's own text is shown.
   */
  unsure?: (readings: string) => string;
  weeks: WeekSelectsLabels;
  calendar: RangeCalendarLabels;
}

/** The texts of the field. */
export interface DateRangeFieldLabels {
  /** "Från" */
  from: string;
  /** "Till" */
  to: string;
  /** The button: "Öppna kalendern". */
  open: string;
  /** In the empty fields: "t.ex. 1 dec", "1 dec, v. 49". */
  placeholder: string;
  dialog: DateRangeDialogLabels;
}
