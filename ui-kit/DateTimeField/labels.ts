import type { DateFieldLabels } from '../DateField';
import type { TimeFieldLabels } from '../TimeField';

/** The texts of a DateTimeField. */
export interface DateTimeFieldLabels {
  /** Over the day: "Dag". */
  day: string;
  /** Over the time: "Klockslag". */
  time: string;
  /** The texts of the day's field and its calendar. */
  dayField: DateFieldLabels;
  /** The texts of the time's field and its list. */
  timeField: TimeFieldLabels;
  /** For a half that is missing: "Skriv också ett klockslag." */
  missing: Record<'day' | 'time', string>;
  /** For a time that the clock is put forward past: "Klockan ställs fram då. Välj en annan tid." */
  skipped: string;
  /** For a time that comes twice, since the clock is put back: "Den tiden kommer två gånger …" */
  twice: string;
  /** For a reader in another zone, with its name: "Gäller centraleuropeisk tid." */
  zone: (name: string) => string;
}
