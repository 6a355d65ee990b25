import { toDay } from '#domain/calendar/days';
import { lastDayOf } from '#domain/calendar/months';
import { periodBetween } from './findDay';
import { monthNamed, type Period } from './periods';
import type { Token } from './tokens';

/** A day of a year that may not be said: "20 jan", "15/12", "2026-12-24". */
interface Point {
  /** How many words it takes. */
  length: number;
  date: number | 'last';
  /** From 1. */
  month: number;
  year: number | null;
}

const TO: ReadonlySet<string> = new Set([
  ...['till', 'to', 'tom', 'until', 'through', 'thru', 'og', 'til'],
]);
/** "Mellan 1 april och 30 juni". */
const BETWEEN: ReadonlySet<string> = new Set(['mellan', 'between']);
const AND: ReadonlySet<string> = new Set(['och', 'and']);
const DASH = /^\s*(?:-{1,2}|[–—])\s*$/u;
const OF_A_DATE = /^[/.]$/u;
const LAST: ReadonlySet<string> = new Set(['sista', 'last']);
const ORDINAL: ReadonlySet<string> = new Set(['e', 'a', 'de', 'th', 'st', 'nd', 'rd']);
const YEAR = /^20\d\d$/u;

const numberOf = (token: Token | undefined): number | null => {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th|e|a)?$/u.exec(token?.key ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
};

const yearOf = (token: Token | undefined): number | null =>
  token && YEAR.test(token.key) ? Number(token.key) : null;

/**
 * Two days with a dash or "till" between them, in any form that people write: `15/12–20/1`,
 * "1 dec - 15 jan", "15 dec till sista januari", "Dec 15 - Jan 20 2027". Null for anything else.
 */
export function rangeAt(
  tokens: readonly Token[],
  at: number,
  today: string,
): { length: number; period: Period } | null {
  // Most words begin no date
  const key = tokens[at]?.key ?? '';
  if (!/^\d/u.test(key) && !LAST.has(key) && monthNamed(key, true) === null) return null;
  const first = pointAt(tokens, at);
  if (!first) return null;
  const end = at + first.length;
  const isBetween = BETWEEN.has(
    tokens[at - 1]?.key === 'den' ? (tokens[at - 2]?.key ?? '') : (tokens[at - 1]?.key ?? ''),
  );
  const start = afterLink(tokens, end, isBetween);
  const last = start === null ? null : pointAt(tokens, start);
  if (start === null || !last || tokens[start + last.length]?.key === 'tid') return null;
  const period = periodOf(first, last, today);
  return period && { length: start + last.length - at, period };
}

/** Where the second day begins. */
function afterLink(tokens: readonly Token[], at: number, isBetween: boolean): number | null {
  const next = tokens[at];
  if (!next) return null;
  let start = at;
  if (
    TO.has(next.key) ||
    (isBetween && AND.has(next.key)) ||
    (next.key === 't' && tokens[at + 1]?.key === 'o')
  ) {
    start = next.key === 't' ? at + 3 : at + 1;
  } else if (!DASH.test(next.gap)) return null;
  return ['den', 'the', 'med'].includes(tokens[start]?.key ?? '') ? start + 1 : start;
}

/** A single day by the name of its month, or by numbers between which stands `/` or `.`. */
function pointAt(tokens: readonly Token[], at: number): Point | null {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (!first || !second) return null;
  const isLast = LAST.has(first.key);
  const date = isLast ? 'last' : numberOf(first);
  if (date === null) {
    // "Dec 15"
    const month = monthNamed(first.key, true);
    const named = numberOf(second);
    if (month === null || named === null || DASH.test(second.gap)) return null;
    const year = yearOf(third);
    return { length: year === null ? 2 : 3, date: named, month, year };
  }
  const dayWords = ORDINAL.has(second.key) && second.gap === ':' ? 2 : 1;
  const named = dayWords === 2 ? third : second;
  // "1st of June"
  const words = named?.key === 'of' ? dayWords + 1 : dayWords;
  const nameAt = tokens[at + words];
  const month = DASH.test(nameAt?.gap ?? '') ? null : monthNamed(nameAt?.key ?? '', true);
  if (month !== null) {
    const year = yearOf(tokens[at + words + 1]);
    return { length: words + (year === null ? 1 : 2), date, month, year };
  }
  const number = numberOf(second);
  if (isLast || number === null || !OF_A_DATE.test(second.gap) || number > 12) return null;
  const year = third && !/[–—]/u.test(third.gap) ? yearOf(third) : null;
  return { length: year === null ? 2 : 3, date, month: number, year };
}

/** The days of the next such range that is not over. */
function periodOf(first: Point, last: Point, today: string): Period | null {
  const isOverNewYear = last.month < first.month;
  const thisYear = Number(today.slice(0, 4));
  const saidYear = first.year ?? (last.year === null ? null : last.year - (isOverNewYear ? 1 : 0));
  const years = saidYear === null ? [thisYear - 1, thisYear, thisYear + 1] : [saidYear];
  for (const year of years) {
    const from = dayIn(first, year);
    const to = dayIn(last, last.year ?? year + (isOverNewYear ? 1 : 0));
    if (!from || !to || to < from || to < today) continue;
    return periodBetween(from < today ? today : from, to, today);
  }
  return null;
}

function dayIn({ date, month }: Point, year: number): string | null {
  if (date === 'last') return lastDayOf(`${year}-${String(month).padStart(2, '0')}`);
  return toDay(year, month, date);
}
