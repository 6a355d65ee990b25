import { readDay } from '#domain/text/readDay';
import { type Period, periodOfDays } from './periods';
import type { Token } from './tokens';

/** The language whose names of months are read besides English ones; the names are read elsewhere. */
const LOCALE = 'sv-SE';
/** Between the numbers of one date. */
const SEPARATOR = /^(?:[-/.]|\s)$/u;
/** A day and a month alone may be a share (`1/2`), and six digits an ad's number. */
const SURE = /^\d{4}\D|^\d{8}$|\D\d{1,4}\D\d{1,4}$/u;
const LONGEST = 3;

/** Numbers of a text that are a date, as the period field reads them. */
export interface FoundDay {
  /** How many words of the text it takes. */
  length: number;
  day: string;
}

/**
 * The date in numbers that begins at a word: `2026-12-24`, `24/12 2026`, `24.12.26`. One that may be
 * another day, or lies behind, is none: nothing is searched for in silence.
 * @param isAfterPreposition - whether a word before it says that a time follows.
 */
export function dayAt(
  tokens: readonly Token[],
  at: number,
  { today, isAfterPreposition }: { today: string; isAfterPreposition: boolean },
): FoundDay | null {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length -= 1) {
    const words = tokens.slice(at, at + length);
    if (!words.every(({ text }) => /^\d+$/u.test(text))) continue;
    if (!words.slice(1).every(({ gap }) => SEPARATOR.test(gap))) continue;
    const text = words.map(({ text, gap }, index) => (index === 0 ? text : gap + text)).join('');
    if (/^\d+\s/u.test(text) || !(isAfterPreposition || SURE.test(text))) continue;
    // A number alone is a number
    if (length === 1 && !/^(?:\d{6}|\d{8})$/u.test(text)) continue;
    const read = readDay(text, { today, locale: LOCALE });
    if (read && 'day' in read && read.day >= today) return { length, day: read.day };
  }
  return null;
}

/** The days from the one to the other, both included; null when they are in another order. */
export function periodBetween(from: string, to: string, today: string): Period | null {
  if (to < from) return null;
  const [first, last] = [from, to].map((day) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    return periodOfDays(date, date, month, { today, year });
  });
  if (!first || !last) return null;
  if (from === to) return first;
  return {
    fromDate: from,
    toDate: to,
    label: {
      sv: `${first.label.sv} – ${last.label.sv}`,
      en: `${first.label.en} – ${last.label.en}`,
    },
  };
}
