import type { NumbersPart } from '#domain/jobs/filterFields';
import { FULL_TIME_FROM, shareOfHours } from '#domain/jobs/statedShare';
import type { Text } from '#domain/language';
import { COMPARED_BY } from '#domain/pay/comparableRate';
import { invoiceEquivalent } from '#domain/pay/payBasis';
import type { Token } from './tokens';

/** Numbers that words ask for: SEK per hour as rates are compared, or percent of full time. */
export interface AskedNumbers {
  part: NumbersPart;
  /** null: no limit. */
  min: number | null;
  max: number | null;
  label: Text;
}

/** What begins at a word, and how many words it takes; null numbers: it leaves all open. */
export interface FoundAmount {
  length: number;
  numbers: AskedNumbers | null;
}

/** Hours of a full-time month, by which a month's pay is an hourly rate. */
const MONTH_HOURS = 165;
/** What somebody may mean by an hour's and by a month's pay, SEK. */
const HOUR_PAY = { min: 100, max: 5000 };
const MONTH_PAY = { min: 10_000, max: 500_000 };

const PAY_WORD =
  '(?:timlön|månadslön|grundlön|lön|timpris|timpenning|timarvode|arvode|ersättning|betalt|betalar|tjänar?|pay|pays|paying|paid|salary|earn|hourly rate|hourly pay|hourly|rate)';
/** What an hour's pay is called, whether it is a wage or an invoice: the label says as what it is compared. */
const UNSAID = /\b(?:timlön|lön|tjänar?|salary|earn|wage)\b/iu;
/** Says that what is asked for is a wage, as "månadslön" does. */
const WAGE = /\b(?:månadslön|grundlön|lön|tjänar?|salary|earn)\b/iu;
const LEAST = '(?:minst|lägst|över|mer än|från|at least|minimum|over|above|more than|from|>=?)';
const MOST = '(?:högst|max|maximalt|upp till|under|mindre än|at most|up to|below|less than|<=?)';
const NUMBER = '\\d{1,3}(?:[ .\\u00a0]\\d{3})+|\\d{1,6}';
const CURRENCY = '(?:kronor|kr|sek|spänn|:-)';
const HOUR = '(?:timmen|timma|timme|timlön|tim|hours?|hrs?|h)';
const MONTH = '(?:månaden|månadslön|månad|mån|months?)';
const PER = '(?:/|per|i|an|a|om)';
const UNITS = {
  percent: '(?:%|procents?|percent)(?: tjänst\\p{L}*)?',
  weekly: `(?:timmars?|timmar|tim|hours?|hrs?|h|t)\\s*${PER}?\\s*(?:veckan|vecka|v|week)`,
  monthly: `(?:${CURRENCY}\\s*${PER}?|${PER})\\s*${MONTH}`,
  hourly: `(?:${CURRENCY}\\s*${PER}?|${PER})\\s*${HOUR}|${CURRENCY}`,
};
/** "500 kr eller mer", "80 % or less". */
const OR_MORE = '(?:eller mer|eller högre|och uppåt|och mer|or more|or higher|and up)(?![\\p{L}])';
const OR_LESS = '(?:eller mindre|eller lägre|och nedåt|or less|or lower)(?![\\p{L}])';
const END = '(?![\\p{L}\\p{N}])';
const AMOUNT = new RegExp(
  `^(?<pay>${PAY_WORD}\\s+(?:på |om |of |är )?)?(?:(?<least>${LEAST})\\s*|(?<most>${MOST})\\s*|(?:mellan|between)\\s+)?` +
    `(?:(?<before>${CURRENCY})\\s*)?(?<first>${NUMBER})(?:\\s*(?:-|–|till|to|och|and)\\s*(?<second>${NUMBER}))?(?<thousands>\\s?(?:k|tkr|tusen)${END})?(?<more>\\s?\\+)?\\s*` +
    `(?:(?<percent>${UNITS.percent})|(?<weekly>${UNITS.weekly})|(?<monthly>${UNITS.monthly})|(?<hourly>${UNITS.hourly}))?(?:/${HOUR})?${END}(?<orMore>\\s*${OR_MORE})?(?<orLess>\\s*${OR_LESS})?`,
  'iu',
);

const FULL = '(?:heltid|fulltid|full[ -]?time)\\p{L}*';
const PART = '(?:deltid|part[ -]?time)\\p{L}*';
/** "Hel- eller deltid" leaves all open. */
const EITHER = new RegExp(
  `^(?:(?:hel|full|del)-?\\s*(?:eller|och|or|and|/)\\s*(?:${PART}|${FULL})|${FULL}\\s*(?:eller|och|or|and|/|,)\\s*${PART}|${PART}\\s*(?:eller|och|or|and|/|,)\\s*${FULL})${END}`,
  'iu',
);
/** A number that follows says more: "deltid 75 %". */
const NAMED: readonly (readonly [RegExp, Omit<AskedNumbers, 'part'>])[] = [
  [
    new RegExp(`^(?:halvtid|half[ -]?time)\\p{L}*${END}`, 'iu'),
    { min: 50, max: 50, label: { sv: 'Halvtid', en: 'Half time' } },
  ],
  [
    new RegExp(`^${PART}${END}`, 'iu'),
    { min: null, max: FULL_TIME_FROM - 1, label: { sv: 'Deltid', en: 'Part time' } },
  ],
  [
    new RegExp(`^${FULL}${END}`, 'iu'),
    { min: FULL_TIME_FROM, max: null, label: { sv: 'Heltid', en: 'Full time' } },
  ],
];

const DAYS: readonly (readonly [days: number, words: string])[] = [
  [1, '1|en|one'],
  [2, '2|två|tva|two|to'],
  [3, '3|tre|three'],
  [4, '4|fyra|four|fire'],
];
const DAYS_OF_WEEK = 5;
/** "Två dagar i veckan" is 40 % of full time. */
const DAYS_A_WEEK = DAYS.map(
  ([days, words]) =>
    [
      days,
      new RegExp(
        `^(?:${words})\\s*(?:dagar|dagars|dag|days|day|dage|dager)\\s*${PER}\\s*(?:veckan|vecka|v|week|uken|ugen)${END}`,
        'iu',
      ),
    ] as const,
);

const SIGNS = /^[^\p{L}\p{N}"”]*/u;

/** The pay or the share of full time that begins at a word of a text; null where none does. */
export function findAmount(tokens: readonly Token[], at: number, text: string): FoundAmount | null {
  const [token] = tokens.slice(at, at + 1);
  if (!token) return null;
  // Not beyond the words that were given and the signs after them, such as into what is in quotes
  const end = tokens.at(-1)?.end ?? 0;
  const signs = SIGNS.exec(text.slice(end))?.[0] ?? '';
  const rest = text.slice(token.start, end) + signs;
  const found = eitherIn(rest) ?? daysIn(rest) ?? amountIn(rest) ?? namedIn(rest);
  if (!found) return null;
  const until = token.start + found.written.length;
  const length = tokens.slice(at).filter(({ start }) => start < until).length;
  return { length, numbers: found.numbers };
}

interface Written {
  written: string;
  numbers: AskedNumbers | null;
}

function eitherIn(text: string): Written | null {
  const [written] = EITHER.exec(text) ?? [];
  return written === undefined ? null : { written, numbers: null };
}

function daysIn(text: string): Written | null {
  for (const [days, pattern] of DAYS_A_WEEK) {
    const [written] = pattern.exec(text) ?? [];
    if (written === undefined) continue;
    const percent = (100 * days) / DAYS_OF_WEEK;
    return { written, numbers: share({ min: percent, max: percent }, percent) };
  }
  return null;
}

function namedIn(text: string): Written | null {
  for (const [pattern, numbers] of NAMED) {
    const [written] = pattern.exec(text) ?? [];
    if (written === undefined) continue;
    const after = /^[\s,(]+/u.exec(text.slice(written.length))?.[0] ?? '';
    const more = amountIn(text.slice(written.length + after.length));
    return more?.numbers?.part === 'share'
      ? { written: written + after + more.written, numbers: more.numbers }
      : { written, numbers: { part: 'share', ...numbers } };
  }
  return null;
}

function amountIn(text: string): Written | null {
  const match = AMOUNT.exec(text);
  if (!match) return null;
  const [written] = match;
  const groups: Readonly<Record<string, string | undefined>> = match.groups ?? {};
  const times = groups.thousands ? 1000 : 1;
  const low = numberOf(groups.first ?? '') * times;
  const high = groups.second === undefined ? null : numberOf(groups.second) * times;
  const bounds = boundsOf(low, high, groups);
  const isPay = groups.pay || groups.hourly || groups.before || groups.thousands;
  const numbers = groups.percent
    ? share(bounds, low)
    : groups.weekly
      ? share({ min: percentOf(bounds.min), max: percentOf(bounds.max) }, shareOfHours(low), low)
      : groups.monthly || (low >= MONTH_PAY.min && isPay)
        ? monthly(bounds, low, WAGE.test(written))
        : isPay
          ? hourly(bounds, low, UNSAID.test(written))
          : null;
  return numbers && { written, numbers };
}

const numberOf = (written: string): number => Number(written.replace(/\D/gu, ''));

interface Bounds {
  min: number | null;
  max: number | null;
}

/** Two numbers are both ends; one is the end that the words name, and both where they name none. */
function boundsOf(
  low: number,
  high: number | null,
  { least, most, more, orMore, orLess }: Readonly<Record<string, string | undefined>>,
): Bounds {
  if (high !== null) return { min: low, max: high };
  if (most || orLess) return { min: null, max: low };
  return { min: low, max: least || more || orMore ? null : low };
}

const percentOf = (hours: number | null): number | null => hours && shareOfHours(hours);

const isWithin = (number: number, { min, max }: { min: number; max: number }) =>
  number >= min && number <= max;

/** Who writes "100 %" asks for full time. */
const fullTime = (): AskedNumbers => ({
  part: 'share',
  min: FULL_TIME_FROM,
  max: null,
  label: { sv: 'Heltid', en: 'Full time' },
});

function share({ min, max }: Bounds, percent: number, hours?: number): AskedNumbers | null {
  if (!isWithin(percent, { min: 1, max: 100 }) || (max !== null && max > 100)) return null;
  if (min === 100 && hours === undefined) return fullTime();
  const amount = min !== null && max !== null && min !== max ? `${min}–${max}` : `${percent}`;
  const said = hours === undefined ? '' : ` (${hours} h/v)`;
  const [sv, en] = prefixes({ min, max });
  return {
    part: 'share',
    min,
    max,
    label: {
      sv: `${sv}${amount}\u00a0% av heltid${said}`,
      en: `${en}${amount}% of full time${said.replace('/v', ' a week')}`,
    },
  };
}

/**
 * One rate alone is the least that somebody asks for.
 *
 * @param isUnsaid - whether it may be a wage as well as an invoice.
 */
function hourly({ min, max }: Bounds, rate: number, isUnsaid: boolean): AskedNumbers | null {
  const most = min === max ? null : max;
  if (!isWithin(rate, HOUR_PAY) || (max !== null && max > HOUR_PAY.max)) return null;
  return {
    part: 'hourlyRate',
    min,
    max: most,
    label: payLabel({ min, max: most }, isUnsaid ? 'hour' : null),
  };
}

/** @param isWage - then it is the invoice that costs as much, by which rates are compared. */
function monthly({ min, max }: Bounds, pay: number, isWage: boolean): AskedNumbers | null {
  if (!isWithin(pay, MONTH_PAY) || (max !== null && max > MONTH_PAY.max)) return null;
  const hour = (month: number | null) => {
    if (month === null) return null;
    return Math.round(isWage ? invoiceOfWage(month) : month / MONTH_HOURS);
  };
  const bounds = { min: hour(min), max: min === max ? null : hour(max) };
  return { part: 'hourlyRate', ...bounds, label: payLabel(bounds, { amount: pay, isWage }) };
}

/** SEK an hour of the invoice that costs as much as a month's wage, whose holidays are paid beside it. */
function invoiceOfWage(month: number): number {
  const amount = Math.round((100 * month) / MONTH_HOURS);
  const wage = { amount, basis: 'hourly_employment', includesHolidayPay: false } as const;
  return invoiceEquivalent(wage, COMPARED_BY) / 100;
}

/** @param said - a month's pay that was divided; `hour` for an hour's that may be a wage or an invoice. */
function payLabel(
  { min, max }: Bounds,
  said: { amount: number; isWage: boolean } | 'hour' | null,
): Text {
  const month = said === 'hour' ? null : said;
  const amount = (locale: string) =>
    [min, max]
      .flatMap((one) => one ?? [])
      .map((one) => one.toLocaleString(locale))
      .join('–');
  const isSpan = min !== null && max !== null;
  const sv = isSpan ? '' : min === null ? 'Upp till ' : 'Från ';
  const en = isSpan ? '' : min === null ? 'Up to ' : 'From ';
  const invoiced =
    month?.isWage || said === 'hour' ? { sv: ' på faktura', en: ' invoiced' } : { sv: '', en: '' };
  const ofMonth = {
    sv: month && ` (${month.amount.toLocaleString('sv')} kr/mån${month.isWage ? ' i lön' : ''})`,
    en:
      month &&
      ` (SEK ${month.amount.toLocaleString('en')} a month${month.isWage ? ' in wage' : ''})`,
  };
  return {
    sv: `${sv}${amount('sv')} kr/h${invoiced.sv}${ofMonth.sv ?? ''}`,
    en: `${en}SEK ${amount('en')} an hour${invoiced.en}${ofMonth.en ?? ''}`,
  };
}

const prefixes = ({ min, max }: Bounds): [sv: string, en: string] =>
  max === null ? ['Minst ', 'At least '] : min === null ? ['Högst ', 'At most '] : ['', ''];
