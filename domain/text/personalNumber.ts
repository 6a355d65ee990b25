import { toDay } from '../calendar/days';
import { tidyNumber } from './tidy';

/**
 * Ten or twelve digits that belong together, at every place where they may begin: `850709-9805`,
 * `19850709 9805`, `8507099805`, `1985-07-09-9805`, `85 07 09 98 05`, `850709.9805`, also where a line ends in it. A longer run of digits is
 * something else.
 */
const CANDIDATE =
  /(?<!\d)(?=((\d{2})?(\d{2})[\s./_-]?(\d{2})[\s./_-]?(\d{2})(\s?[-+./_]{0,2}\s?)(\d{2})\s?(\d{2})(?!\d)))/gu;
/** A coordination number has 60 added to its day. */
const COORDINATION_DAYS = 60;
const CENTURIES = ['18', '19', '20'] as const;
/** Ten digits that begin so and have no sign before the last four: a mobile phone's. */
const MOBILE = /^07[02369]/u;

/**
 * Whether a text holds something that can be a Swedish personal identity number or coordination
 * number: ten or twelve digits that begin with a date and end with the right check digit, and are no
 * mobile phone's. It is a guess: one in ten numbers of another kind that look like a date passes for
 * one. So whoever wrote it can always say that it is none.
 */
export function holdsPersonalNumber(text: string): boolean {
  return numbersIn(tidyNumber(text)).length > 0;
}

/** The digits of what can be somebody's number, in the order of the text. */
export function personalNumbersIn(text: string): string[] {
  return numbersIn(tidyNumber(text)).map(([, whole = '']) => whole.replaceAll(/\D/gu, ''));
}

/** Where they stand in a tidy text: each match's first group is the number as it is written. */
export function numbersIn(text: string): RegExpExecArray[] {
  return [...text.matchAll(CANDIDATE)].filter(isNumber);
}

function isNumber(match: RegExpExecArray): boolean {
  const [, , century, year = '', month = '', day = '', between = '', ...last] = match;
  const digits = year + month + day + last.join('');
  if (!century && MOBILE.test(digits) && !/[-+]/u.test(between)) return false;
  return (
    hasRightCheckDigit(digits) &&
    CENTURIES.some(
      (first) => (!century || century === first) && isDate(first + year, month, Number(day)),
    )
  );
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
