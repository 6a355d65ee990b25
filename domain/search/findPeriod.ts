import { dayAt, periodBetween } from './findDay';
import { rangeAt } from './findRange';
import { partOfMonthAt } from './partOfMonth';
import {
  monthNamed,
  type Period,
  periodOfDays,
  periodOfMonths,
  periodOfWeeks,
  periodPhrases,
} from './periods';
import { keyOf, type Token } from './tokens';

/** A period that words name. */
export interface FoundPeriod {
  /** How many words of the text it takes. */
  length: number;
  period: Period;
  /** True where both its ends were said: "från v 27 till v 30" ends. */
  isRange?: boolean;
}

const IN = new Set(['i', 'in', 'during', 'from', 'från', 'under', 'for', 'för', 'until', 'till']);
const FROM = new Set(['från', 'from', 'fran', 'fom', 'starting']);
const AFTER = new Set(['efter', 'after']);
const UNTIL = new Set(['tom', 'until', 'senast', 'tills']);
const TO = new Set(['till', 'to', 'och', 'and', 'tom', 'until']);
const WEEK = new Set([
  'v',
  'vecka',
  'veckan',
  'veckor',
  'veckorna',
  'week',
  'weeks',
  'uge',
  'uke',
  'viikko',
]);
const WEEK_IN_ONE = /^(?:v|vecka|w|week|uge|uke)(\d{1,2})$/u;
const MAX_WEEK = 53;
/** A year further ahead is more likely a number. */
const FORESEEN_YEARS = 5;
const LONGEST_PHRASE = 3;

let phrases: Map<string, ReturnType<typeof periodPhrases>[number][1]> | null = null;

/** The period that begins at a word, if any. */
export function findPeriod(
  tokens: readonly Token[],
  at: number,
  today: string,
): FoundPeriod | null {
  const range = rangeAt(tokens, at, today);
  if (range) return range;
  const found =
    weeksAt(tokens, at, today) ??
    partOfMonth(tokens, at, today) ??
    datesAt(tokens, at, today) ??
    monthsAt(tokens, at, today) ??
    phraseAt(tokens, at, today) ??
    yearAlone(tokens, at, today);
  if (!found || found.isRange) return found;
  const before = limitBefore(tokens, at);
  if (before === null) return found;
  const { fromDate, toDate, label } = found.period;
  if (before === 'until') {
    return {
      ...found,
      period: {
        fromDate: today,
        toDate,
        label: { sv: `Till och med ${lowered(label.sv)}`, en: `Until ${label.en}` },
      },
    };
  }
  const isAfter = before === 'after';
  return {
    ...found,
    period: {
      fromDate: isAfter && toDate !== null ? toDate : fromDate,
      toDate: null,
      label: isAfter
        ? { sv: `Efter ${lowered(label.sv)}`, en: `After ${label.en}` }
        : { sv: `Från ${lowered(label.sv)}`, en: `From ${label.en}` },
    },
  };
}

/** What stands before a period says of it: "fr.o.m. 15 april", "t.o.m. den 1 juni". */
function limitBefore(tokens: readonly Token[], at: number): 'from' | 'after' | 'until' | null {
  const end = ['den', 'the'].includes(tokens[at - 1]?.key ?? '') ? at - 1 : at;
  const [first = '', second = '', last = ''] = [3, 2, 1].map((back) => tokens[end - back]?.key);
  const before = second === 'o' && last === 'm' ? `${first}om` : last;
  if (UNTIL.has(before)) return 'until';
  if (AFTER.has(before)) return 'after';
  return FROM.has(before) ? 'from' : null;
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const numberAt = (tokens: readonly Token[], at: number): number | null => {
  const key = tokens[at]?.key ?? '';
  return /^\d{1,2}$/u.test(key) ? Number(key) : null;
};

/** A year of four digits, which belongs to the period before it. */
function yearAt(tokens: readonly Token[], at: number): number | null {
  const key = tokens[at]?.key ?? '';
  return /^20\d\d$/u.test(key) ? Number(key) : null;
}

function withYear(
  tokens: readonly Token[],
  at: number,
  length: number,
  periodIn: (year: number | null) => Period | null,
): FoundPeriod | null {
  const year = yearAt(tokens, at + length);
  const period = periodIn(year);
  return period && { length: year === null ? length : length + 1, period };
}

function weeksAt(tokens: readonly Token[], at: number, today: string): FoundPeriod | null {
  const [, joined] = WEEK_IN_ONE.exec(tokens[at]?.key ?? '') ?? [];
  const hasWord = WEEK.has(tokens[at]?.key ?? '');
  const first = joined === undefined ? (hasWord ? numberAt(tokens, at + 1) : null) : Number(joined);
  if (first === null || first < 1 || first > MAX_WEEK) return null;
  const length = joined === undefined ? 2 : 1;
  const afterRange = at + length + (TO.has(tokens[at + length]?.key ?? '') ? 1 : 0);
  const afterWord = afterRange + (WEEK.has(tokens[afterRange]?.key ?? '') ? 1 : 0);
  const [, lastJoined] = WEEK_IN_ONE.exec(tokens[afterWord]?.key ?? '') ?? [];
  const last = lastJoined === undefined ? numberAt(tokens, afterWord) : Number(lastJoined);
  const isRange = last !== null && last >= 1 && last <= MAX_WEEK;
  const found = withYear(tokens, at, isRange ? afterWord + 1 - at : length, (year) =>
    periodOfWeeks(first, isRange ? last : first, { today, year }),
  );
  return found && { ...found, isRange };
}

/** A date in numbers, or two with "till" between them. */
function datesAt(tokens: readonly Token[], at: number, today: string): FoundPeriod | null {
  const isAfterPreposition = (index: number) => {
    const before = tokens[index - 1]?.key ?? '';
    return IN.has(before) || FROM.has(before) || TO.has(before) || before === 'den';
  };
  const first = dayAt(tokens, at, { today, isAfterPreposition: isAfterPreposition(at) });
  if (!first) return null;
  const end = at + first.length;
  const next = TO.has(tokens[end]?.key ?? '') ? end + 1 : end;
  const last = dayAt(tokens, next, { today, isAfterPreposition: next > end });
  const period = periodBetween(first.day, last?.day ?? first.day, today);
  const length = last ? next + last.length - at : first.length;
  return period && { length, period, isRange: last !== null };
}

function monthsAt(tokens: readonly Token[], at: number, today: string): FoundPeriod | null {
  const date = numberAt(tokens, at);
  if (date !== null) return daysAt(tokens, at, date, today);
  const isSure = IN.has(tokens[at - 1]?.key ?? '');
  const first = monthNamed(tokens[at]?.key ?? '', isSure);
  if (first === null) return null;
  const afterTo = at + (TO.has(tokens[at + 1]?.key ?? '') ? 2 : 1);
  const last = monthNamed(tokens[afterTo]?.key ?? '', true);
  const found = withYear(tokens, at, last === null ? 1 : afterTo + 1 - at, (year) =>
    periodOfMonths(first, last ?? first, { today, year }),
  );
  return found && { ...found, isRange: last !== null };
}

/** "1 juni", "1-15 juli": days of one month. */
function daysAt(tokens: readonly Token[], at: number, date: number, today: string) {
  const afterTo = at + (TO.has(tokens[at + 1]?.key ?? '') ? 2 : 1);
  const last = numberAt(tokens, afterTo);
  const monthAt = last === null ? at + 1 : afterTo + 1;
  const month = monthNamed(tokens[monthAt]?.key ?? '', true);
  if (month === null) return null;
  const found = withYear(tokens, at, monthAt + 1 - at, (year) =>
    periodOfDays(date, last ?? date, month, { today, year }),
  );
  return found && { ...found, isRange: last !== null };
}

/** "2027": all of a year that is not over, of the next ones. */
function yearAlone(tokens: readonly Token[], at: number, today: string): FoundPeriod | null {
  const year = yearAt(tokens, at);
  const thisYear = Number(today.slice(0, 4));
  if (year === null || year < thisYear || year > thisYear + FORESEEN_YEARS) return null;
  const from = `${year}-01-01`;
  return {
    length: 1,
    period: {
      fromDate: from < today ? today : from,
      toDate: `${year}-12-31`,
      label: { sv: String(year), en: String(year) },
    },
  };
}

function partOfMonth(tokens: readonly Token[], at: number, today: string): FoundPeriod | null {
  const found = partOfMonthAt(tokens, at);
  if (!found) return null;
  const { month, daysOf, length } = found;
  return withYear(tokens, at, length, (year) => {
    const whole = periodOfMonths(month, month, { today, year });
    const [first, last] = daysOf(Number((whole.toDate ?? '').slice(8)));
    return periodOfDays(first, last, month, { today, year });
  });
}

function phraseAt(tokens: readonly Token[], at: number, today: string): FoundPeriod | null {
  phrases ??= new Map(periodPhrases().map(([term, periodAt]) => [keyOf(term), periodAt]));
  for (let length = Math.min(LONGEST_PHRASE + 1, tokens.length - at); length > 0; length -= 1) {
    const key = tokens
      .slice(at, at + length)
      .map((token) => token.key)
      .join('');
    const periodAt = phrases.get(key);
    if (periodAt) return withYear(tokens, at, length, (year) => periodAt(today, year));
  }
  // "Vår" is the spring only as the whole text: it is "our" as well
  return null;
}
