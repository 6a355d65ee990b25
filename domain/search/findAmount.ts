import type { NumbersPart } from '#domain/jobs/filterFields';
import { FULL_TIME_FROM, shareOfHours } from '#domain/jobs/statedShare';
import type { Text } from '#domain/language';
import { COMPARED_BY } from '#domain/pay/comparableRate';
import { invoiceEquivalent } from '#domain/pay/payBasis';
import { withDigits } from './numerals';
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

/** What somebody may mean by an hour's pay, SEK. */
const HOUR_PAY = { min: 100, max: 5000 };

/** "Från 261224" is a day. */
const LIKE_A_DATE = 200_000;

/** Pay for a longer time: how many hours of full time it is, and what somebody may mean by it. */
interface PayOf {
  hours: number;
  min: number;
  max: number;
  /** What stands after the amount. */
  sv: string;
  en: string;
}
const MONTH_PAY: PayOf = { hours: 165, min: 10_000, max: 500_000, sv: 'kr/mån', en: 'a month' };
const WEEK_PAY: PayOf = { hours: 40, min: 5000, max: 200_000, sv: 'kr/vecka', en: 'a week' };
const DAY_PAY: PayOf = { hours: 8, min: 1000, max: 40_000, sv: 'kr/dag', en: 'a day' };

/** Hours without a word for the time that they are of: a week's, and no shift's and no day and night. */
const WEEK_HOURS = { min: 15, max: 40 };
const DAY_AND_NIGHT = 24;

const PAY_WORD =
  '(?:timlön|månadslön|grundlön|lön|timpris|timpenning|timarvode|arvode|ersättning|betalt|betalar|tjänar?|pay|pays|paying|paid|salary|earn|hourly rate|hourly pay|hourly|rate)';
/** What an hour's pay is called, whether it is a wage or an invoice: the label says as what it is compared. */
const UNSAID = /\b(?:timlön|lön|tjänar?|salary|earn|wage)\b/iu;
/** Says that a month's pay is a wage. */
const WAGE = /\b(?:månadslön|grundlön|lön|tjänar?|salary|earn)\b/iu;
/** Nobody but doctors has a higher wage a month: more is what one invoices, unless it is called a wage. */
const MOST_OF_WAGES = 70_000;
/** Says that it is invoiced. */
const INVOICED = /\b(?:arvode|ersättning|timpris|fakturer\p{L}*|faktura|rate)\b/iu;
const LEAST = '(?:minst|lägst|över|mer än|från|at least|minimum|over|above|more than|from|>=?)';
const MOST = '(?:högst|max|maximalt|upp till|under|mindre än|at most|up to|below|less than|<=?)';
const NUMBER = '\\d{1,3}(?:[ .\\u00a0]\\d{3})+|\\d{1,6}';
const CURRENCY = '(?:kronor|kr|sek|spänn|:-)';
const HOUR = '(?:timmen|timma|timme|timlön|tim|hours?|hrs?|h)';
const MONTH = '(?:månaden|månadslön|månad|mån|months?)';
const DAY = '(?:dagen|dag|pass|day|shift)';
const WEEK = '(?:veckan|vecka|week)';
const PER = '(?:/|per|i|an|a|om)';
const UNITS = {
  percent: '(?:%|-?\\s?procent(?:s|ig|igt|iga)?|percent)(?: tjänst\\p{L}*)?',
  weekly: `(?:timmars?|timmar|tim|hours?|hrs?|h|t)\\s*${PER}?\\s*(?:veckan|vecka|v|week)`,
  monthly: `(?:${CURRENCY}\\s*${PER}?|${PER})\\s*${MONTH}`,
  daily: `(?:${CURRENCY}\\s*)?(?:/|per |om |a )\\s*${DAY}`,
  byWeek: `(?:${CURRENCY}\\s*)?${PER}\\s*${WEEK}`,
  hours: '(?:timmars?|timmar|tim|hours?|hrs?|h)',
  hourly: `(?:${CURRENCY}\\s*${PER}?|${PER})\\s*${HOUR}|${CURRENCY}`,
};
/** "500 kr eller mer", "80 % or less". */
const OR_MORE = '(?:eller mer|eller högre|och uppåt|och mer|or more|or higher|and up)(?![\\p{L}])';
const OR_LESS = '(?:eller mindre|eller lägre|och nedåt|or less|or lower)(?![\\p{L}])';
const END = '(?![\\p{L}\\p{N}])';
const AMOUNT = new RegExp(
  `^(?<pay>${PAY_WORD}\\s+(?:på |om |of |är |runt |omkring |kring |ca |cirka |around |about )?)?(?:(?<least>${LEAST})\\s*|(?<most>${MOST})\\s*|(?:mellan|between)\\s+)?` +
    `(?:(?<before>${CURRENCY})\\s*)?(?<first>${NUMBER})(?:\\s*(?:-|–|till|to|och|and)\\s*(?<second>${NUMBER}))?(?<thousands>\\s?(?:k|tkr|tusen)${END})?(?<more>\\s?\\+)?\\s*` +
    `(?:(?<percent>${UNITS.percent})|(?<weekly>${UNITS.weekly})|(?<monthly>${UNITS.monthly})|(?<daily>${UNITS.daily})|(?<byWeek>${UNITS.byWeek})|(?<hourly>${UNITS.hourly})|(?<hours>${UNITS.hours}))?(?:/${HOUR})?${END}(?<orMore>\\s*${OR_MORE})?(?<orLess>\\s*${OR_LESS})?`,
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

/** Numbers of days, from 1. */
const DAYS: ReadonlyMap<string, number> = new Map(
  ['1|en|one', '2|två|tva|two|to', '3|tre|three', '4|fyra|four|fire'].flatMap((words, at) =>
    words.split('|').map((word) => [word, at + 1] as const),
  ),
);
const DAYS_OF_WEEK = 5;
const A_DAY = [...DAYS.keys()].join('|');
/** "Två dagar i veckan" is 40 % of full time, "2-3 dagar" are 40 to 60 %. */
const DAYS_A_WEEK = new RegExp(
  `^(?<first>${A_DAY})(?:\\s*(?:-|–|till|eller|to|or)\\s*(?<second>${A_DAY}))?\\s*` +
    `(?:dagar|dagars|dag|dgr|days|day|dage|dager)\\s*${PER}\\s*(?:veckan|vecka|v|week|uken|ugen)${END}`,
  'iu',
);

/** "0,75 tjänst", "0.8": parts of full time. */
const DECIMAL = /^0[.,](?<share>\d{1,2})(?![\p{L}\p{N}/.,-])(?:\s+(?:tjänst\p{L}*|fte))?/iu;

/** What somebody says of themselves: "5 års erfarenhet". */
const EXPERIENCE =
  /^\d{1,2}\+?\s*(?:års?|years?)(?:\s+of)?\s+(?:yrkes|arbetslivs)?(?:erfarenhet|experience|exp|vana|i yrket)(?![\p{L}])/iu;

const SIGNS = /^[^\p{L}\p{N}"”]*/u;

/** The pay or the share of full time that begins at a word of a text; null where none does. */
export function findAmount(tokens: readonly Token[], at: number, text: string): FoundAmount | null {
  const [token] = tokens.slice(at, at + 1);
  if (!token) return null;
  // Not beyond the words that were given and the signs after them, such as into what is in quotes
  const end = tokens.at(-1)?.end ?? 0;
  const signs = SIGNS.exec(text.slice(end))?.[0] ?? '';
  const written = text.slice(token.start, end) + signs;
  const rest = withDigits(written);
  const found =
    eitherIn(rest) ?? daysIn(rest) ?? decimalIn(rest) ?? amountIn(rest) ?? namedIn(rest);
  if (!found) return null;
  const until = token.start + found.written.length;
  const length = tokens.slice(at).filter(({ start }) => start < until).length;
  return { length, numbers: found.numbers };
}

interface Written {
  written: string;
  numbers: AskedNumbers | null;
}

/** What leaves all open. */
function eitherIn(text: string): Written | null {
  const [written] = EITHER.exec(text) ?? EXPERIENCE.exec(text) ?? [];
  return written === undefined ? null : { written, numbers: null };
}

function daysIn(text: string): Written | null {
  const match = DAYS_A_WEEK.exec(text);
  if (!match) return null;
  const percentOfDays = (word: string | undefined): number =>
    (100 * (DAYS.get(word?.toLowerCase() ?? '') ?? 0)) / DAYS_OF_WEEK;
  const { first, second } = match.groups ?? {};
  const min = percentOfDays(first);
  const max = second === undefined ? min : percentOfDays(second);
  return { written: match[0], numbers: share({ min, max }, min) };
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

function decimalIn(text: string): Written | null {
  const match = DECIMAL.exec(text);
  const percent = Number((match?.groups?.share ?? '').padEnd(2, '0'));
  const numbers = match && share({ min: percent, max: percent }, percent);
  return numbers && { written: match[0], numbers };
}

type Groups = Readonly<Record<string, string | undefined>>;

function amountIn(text: string): Written | null {
  const match = AMOUNT.exec(text);
  if (!match) return null;
  const [written] = match;
  const groups: Groups = match.groups ?? {};
  const times = groups.thousands ? 1000 : 1;
  const low = numberOf(groups.first ?? '') * times;
  const high = groups.second === undefined ? null : numberOf(groups.second) * times;
  const bounds = boundsOf(low, high, groups);
  const numbers = shareIn(groups, bounds, low, high) ?? payIn(groups, bounds, low, written);
  return numbers && { written, numbers };
}

function shareIn(
  { percent, weekly, hours, pay, before, thousands }: Groups,
  bounds: Bounds,
  low: number,
  high: number | null,
): AskedNumbers | null {
  if (percent) return share(bounds, low);
  const isOfWeek = [low, high ?? low].every((number) => isWithin(number, WEEK_HOURS));
  const isAlone = hours && !pay && !before && !thousands && isOfWeek && low !== DAY_AND_NIGHT;
  if (!weekly && !isAlone) return null;
  return share({ min: percentOf(bounds.min), max: percentOf(bounds.max) }, shareOfHours(low), low);
}

function payIn(groups: Groups, bounds: Bounds, low: number, written: string): AskedNumbers | null {
  const { percent, weekly, daily, byWeek, monthly } = groups;
  if (percent || weekly || groups.hours) return null;
  const of = daily ? DAY_PAY : byWeek ? WEEK_PAY : null;
  if (of) return ofLonger(bounds, low, of, false);
  const isOfMonth = low >= MONTH_PAY.min;
  const isSaid = groups.pay || groups.hourly || groups.before || groups.thousands || groups.more;
  // "Över 60000" is nothing else
  const isBare = isOfMonth && low < LIKE_A_DATE && (groups.least || groups.most);
  const isPay = isSaid || isBare;
  if (monthly || (isOfMonth && isPay)) {
    const isWage = WAGE.test(written) || (low < MOST_OF_WAGES && !INVOICED.test(written));
    return ofLonger(bounds, low, MONTH_PAY, isWage);
  }
  return isPay ? hourly(bounds, low, UNSAID.test(written)) : null;
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
  { least, most, more, orMore, orLess }: Groups,
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
function ofLonger(
  { min, max }: Bounds,
  pay: number,
  of: PayOf,
  isWage: boolean,
): AskedNumbers | null {
  if (!isWithin(pay, of) || (max !== null && max > of.max)) return null;
  const hour = (amount: number | null) => {
    if (amount === null) return null;
    return Math.round(isWage ? invoiceOfWage(amount) : amount / of.hours);
  };
  const bounds = { min: hour(min), max: min === max ? null : hour(max) };
  return { part: 'hourlyRate', ...bounds, label: payLabel(bounds, { amount: pay, of, isWage }) };
}

/** SEK an hour of the invoice that costs as much as a month's wage, whose holidays are paid beside it. */
function invoiceOfWage(month: number): number {
  const amount = Math.round((100 * month) / MONTH_PAY.hours);
  const wage = { amount, basis: 'hourly_employment', includesHolidayPay: false } as const;
  return invoiceEquivalent(wage, COMPARED_BY) / 100;
}

/** @param said - the pay of a longer time that was divided; `hour` for an hour's that may be a wage or an invoice. */
function payLabel(
  { min, max }: Bounds,
  said: { amount: number; of: PayOf; isWage: boolean } | 'hour' | null,
): Text {
  const longer = said === 'hour' ? null : said;
  const amount = (locale: string) =>
    [min, max]
      .flatMap((one) => one ?? [])
      .map((one) => one.toLocaleString(locale))
      .join('–');
  const isSpan = min !== null && max !== null;
  const sv = isSpan ? '' : min === null ? 'Upp till ' : 'Från ';
  const en = isSpan ? '' : min === null ? 'Up to ' : 'From ';
  const invoiced =
    longer?.isWage || said === 'hour' ? { sv: ' på faktura', en: ' invoiced' } : { sv: '', en: '' };
  const divided = longer && {
    sv: ` (${longer.amount.toLocaleString('sv')} ${longer.of.sv}${longer.isWage ? ' i lön' : ''})`,
    en: ` (SEK ${longer.amount.toLocaleString('en')} ${longer.of.en}${longer.isWage ? ' in wage' : ''})`,
  };
  return {
    sv: `${sv}${amount('sv')} kr/h${invoiced.sv}${divided?.sv ?? ''}`,
    en: `${en}SEK ${amount('en')} an hour${invoiced.en}${divided?.en ?? ''}`,
  };
}

const prefixes = ({ min, max }: Bounds): [sv: string, en: string] =>
  max === null ? ['Minst ', 'At least '] : min === null ? ['Högst ', 'At most '] : ['', ''];
