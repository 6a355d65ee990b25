import { weekdaysBetween } from '#domain/calendar/days';
import type { HourlyRate, PayBasis } from '#domain/jobs/job';

/** SEK, whole kronor; `min` equals `max` for a job with one rate. */
interface Amount {
  min: number;
  max: number;
}

/** The pay of an assignment before tax, by its basis. */
export interface Compensation {
  basis: PayBasis;
  /** Hours in the whole assignment. */
  hours: number;
  perWeek: Amount;
  /** A month of average length. */
  perMonth: Amount;
  total: Amount;
}

export interface CompensationInput {
  rate: HourlyRate;
  hoursPerWeek: number;
  /** May be fractional: `assignmentWeeks` counts fifths. */
  weeks: number;
}

/** A year's 52 weeks over its 12 months. */
const WEEKS_PER_MONTH = 52 / 12;
const WEEKDAYS_PER_WEEK = 5;

/** Rate × hours × weeks, without supplements and tax. */
export function compensation({ rate, hoursPerWeek, weeks }: CompensationInput): Compensation {
  const paid = (hours: number): Amount => ({
    min: Math.round(rate.min * hours),
    max: Math.round(rate.max * hours),
  });
  const hours = hoursPerWeek * weeks;
  return {
    basis: rate.basis,
    hours: Math.round(hours),
    perWeek: paid(hoursPerWeek),
    perMonth: paid(hoursPerWeek * WEEKS_PER_MONTH),
    total: paid(hours),
  };
}

/**
 * Weeks of work from `startsOn` to `endsOn` (`YYYY-MM-DD`, both included): weekdays divided by
 * five, so that a partial week counts as a fraction. 0 when the end is before the start.
 */
export function assignmentWeeks(startsOn: string, endsOn: string): number {
  return weekdaysBetween(startsOn, endsOn) / WEEKDAYS_PER_WEEK;
}
