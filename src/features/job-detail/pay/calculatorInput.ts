import { tidyNumber } from '#domain/text/tidy';

/** The calculator's input; a fifth of a week is a day. */
export const CALCULATOR_LIMITS = {
  hours: { min: 1, max: 60, fallback: 40 },
  weeks: { min: 0.2, max: 156, fallback: 4 },
} as const;

/** Why a field's text is not a usable number. */
export type NumberProblem = 'not_a_number' | 'not_whole' | 'out_of_bounds';

export interface NumberRule {
  min: number;
  max: number;
  /** Only whole numbers. */
  whole?: boolean;
}

/**
 * The typed text as a number within the bounds, or its error. A comma counts as a decimal point.
 */
export function readNumber(
  text: string,
  { min, max, whole = false }: NumberRule,
): { value: number; problem: null } | { value: null; problem: NumberProblem } {
  const typed = tidyNumber(text).replace(',', '.');
  if (!/^[+-]?\d+(\.\d*)?$/u.test(typed)) return { value: null, problem: 'not_a_number' };
  const value = Number(typed);
  if (value < min || value > max) return { value: null, problem: 'out_of_bounds' };
  if (whole && !Number.isInteger(value)) return { value: null, problem: 'not_whole' };
  return { value, problem: null };
}

/** The initial values of the fields: the assignment's own terms, else the usual ones. */
export function initialTerms(terms: { hoursPerWeek: number | null; weeks: number | null }): {
  hours: number;
  weeks: number;
} {
  const { hours, weeks } = CALCULATOR_LIMITS;
  return {
    hours: terms.hoursPerWeek ?? hours.fallback,
    weeks: terms.weeks ? Math.min(terms.weeks, weeks.max) : weeks.fallback,
  };
}
