import { toDay } from '../calendar/days';

/**
 * Ten or twelve digits that belong together: `850709-9805`, `19850709 9805`, `8507099805`. A longer
 * run of digits is something else.
 */
const CANDIDATE = /(?<!\d)(\d{2})?(\d{2})(\d{2})(\d{2}) ?[-+–]? ?(\d{4})(?!\d)/gu;
/** A coordination number has 60 added to its day. */
const COORDINATION_DAYS = 60;
const CENTURIES = ['18', '19', '20'] as const;

/**
 * Whether a text holds something that can be a Swedish personal identity number or coordination
 * number: ten or twelve digits that begin with a date and end with the right check digit. One in
 * ten numbers of another kind that look like a date passes for one.
 */
export function holdsPersonalNumber(text: string): boolean {
  for (const [, century, year = '', month = '', day = '', last = ''] of text.matchAll(CANDIDATE)) {
    const isDated = CENTURIES.some(
      (first) =>
        (century === undefined || century === first) && isDate(first + year, month, Number(day)),
    );
    if (isDated && hasRightCheckDigit(year + month + day + last)) return true;
  }
  return false;
}

function isDate(year: string, month: string, day: number): boolean {
  const date = day > COORDINATION_DAYS ? day - COORDINATION_DAYS : day;
  return toDay(Number(year), Number(month), date) !== null;
}

/** Luhn's rule over ten digits. */
function hasRightCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].entries()) {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
