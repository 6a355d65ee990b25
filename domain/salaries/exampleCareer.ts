/** Part 9's figures, which are the product's own example and no statistics. */
export const EXAMPLE_CAREER = {
  medianSalary: 89_000,
  years: 35,
  /** A year, in percent. */
  raise: 3,
  /** SEK a month. */
  overtimeAllowance: { low: 15_000, high: 25_000 },
} as const;

/** A year of a career. */
export interface CareerYear {
  /** 1 for the first. */
  year: number;
  /** SEK a month, to the nearest krona. */
  salary: number;
  /** SEK from the first year's beginning to this year's end. */
  earned: number;
}

/**
 * A salary that is raised by the same share each year: the monthly salary of every year, and what
 * has been earned by then.
 * @throws {RangeError} when `years` is no whole number from 1 to 60.
 */
export function careerOf(salary: number, raise: number, years: number): CareerYear[] {
  if (!Number.isInteger(years) || years < 1 || years > 60) {
    throw new RangeError(`A career of ${years} years is not computed.`);
  }
  let earned = 0;
  return Array.from({ length: years }, (_, at) => {
    const monthly = Math.round(salary * (1 + raise / 100) ** at);
    earned += monthly * 12;
    return { year: at + 1, salary: monthly, earned };
  });
}
