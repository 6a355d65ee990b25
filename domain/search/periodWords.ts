import type { Period } from './periods';
import type { Token } from './tokens';

/** A period that words name. */
export interface FoundPeriod {
  /** How many words of the text it takes. */
  length: number;
  period: Period;
  /** True where both its ends were said: "från v 27 till v 30" ends. */
  isRange?: boolean;
}

/** What leads from the first to the last of a range. */
export const TO = new Set(['till', 'to', 'och', 'and', 'tom', 'until', 'through', 'thru']);

/** A number of at most two digits; null for any other word. */
export const numberAt = (tokens: readonly Token[], at: number): number | null => {
  const key = tokens[at]?.key ?? '';
  return /^\d{1,2}$/u.test(key) ? Number(key) : null;
};

/** A year of four digits, which belongs to the period before it. */
export function yearAt(tokens: readonly Token[], at: number): number | null {
  const key = tokens[at]?.key ?? '';
  return /^20\d\d$/u.test(key) ? Number(key) : null;
}

/** A period with the year that may follow its `length` words. */
export function withYear(
  tokens: readonly Token[],
  at: number,
  length: number,
  periodIn: (year: number | null) => Period | null,
): FoundPeriod | null {
  const year = yearAt(tokens, at + length);
  const period = periodIn(year);
  return period && { length: year === null ? length : length + 1, period };
}
