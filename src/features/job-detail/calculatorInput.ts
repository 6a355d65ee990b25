/** What the calculator takes: whole or half hours, whole weeks. */
export const CALCULATOR_LIMITS = {
  hours: { min: 1, max: 60, fallback: 40 },
  weeks: { min: 1, max: 52, fallback: 4 },
} as const;

/**
 * A typed number as the calculator uses it: a comma reads as a point, what is outside the bounds
 * goes to the nearest one; null while it is no number.
 */
export function readNumber(
  text: string,
  { min, max }: { min: number; max: number },
): number | null {
  const number = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(number)) return null;
  return Math.min(max, Math.max(min, number));
}

/** What stands in the fields at first: the assignment's own terms, else the usual ones. */
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
