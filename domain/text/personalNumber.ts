import { toDay } from '../calendar/days';

/**
 * Ten or twelve digits that belong together, at every place where they may begin: `850709-9805`,
 * `19850709 9805`, `8507099805`, `1985-07-09-9805`, `85 07 09 98 05`. A longer run of digits is
 * something else.
 */
const CANDIDATE =
  /(?<!\d)(?=((\d{2})?(\d{2})[ -]?(\d{2})[ -]?(\d{2})( ?[-+]? ?)(\d{2}) ?(\d{2})(?!\d)))/gu;
/** A coordination number has 60 added to its day. */
const COORDINATION_DAYS = 60;
const CENTURIES = ['18', '19', '20'] as const;
/** Ten digits that begin so and have no sign before the last four: a mobile phone's. */
const MOBILE = /^07[02369]/u;

/** A part of a text that can be somebody's number. */
interface Found {
  /** Where it stands in the text, as it was given to `numbersIn`. */
  start: number;
  end: number;
  digits: string;
}

/**
 * Whether a text holds something that can be a Swedish personal identity number or coordination
 * number: ten or twelve digits that begin with a date and end with the right check digit, and are no
 * mobile phone's. It is a guess: one in ten numbers of another kind that look like a date passes for
 * one. So whoever wrote it can always say that it is none.
 */
export function holdsPersonalNumber(text: string): boolean {
  return personalNumbersIn(text).length > 0;
}

/** The digits of what can be somebody's number, in the order of the text. */
export function personalNumbersIn(text: string): string[] {
  return numbersIn(plainDigits(text)).map(({ digits }) => digits);
}

/** A text with a sign in the place of what can be somebody's number; any other text as it is. */
export function withoutPersonalNumbers(text: string, sign = '…'): string {
  const plain = plainDigits(text);
  let left = '';
  let from = 0;
  for (const { start, end } of numbersIn(plain)) {
    if (start < from) continue;
    left += plain.slice(from, start) + sign;
    from = end;
  }
  return from === 0 ? text : left + plain.slice(from);
}

/** Digits, spaces and dashes of all kinds as the plain ones, without marks that nobody sees. */
function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\p{Pd}−]/gu, '-');
}

function numbersIn(text: string): Found[] {
  return [...text.matchAll(CANDIDATE)].flatMap((match) => {
    const { index } = match;
    const [, whole = '', century, year = '', month = '', day = '', between = '', ...last] = match;
    const digits = year + month + day + last.join('');
    if (century === undefined && MOBILE.test(digits) && !/[-+]/u.test(between)) return [];
    const isDated = CENTURIES.some(
      (first) =>
        (century === undefined || century === first) && isDate(first + year, month, Number(day)),
    );
    if (!isDated || !hasRightCheckDigit(digits)) return [];
    return [{ start: index, end: index + whole.length, digits: (century ?? '') + digits }];
  });
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
