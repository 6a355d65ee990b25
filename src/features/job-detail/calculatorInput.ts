/** The calculator's input: hours with decimals, whole weeks. */
export const CALCULATOR_LIMITS = {
  hours: { min: 1, max: 60, fallback: 40 },
  weeks: { min: 1, max: 52, fallback: 4, whole: true },
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
  const typed = text.trim().replace(',', '.');
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
  const whole = terms.weeks === null ? null : Math.round(terms.weeks);
  return {
    hours: terms.hoursPerWeek ?? hours.fallback,
    weeks: whole === null || whole < weeks.min ? weeks.fallback : Math.min(whole, weeks.max),
  };
}
