import { addDays } from '#domain/calendar/days';
import { dayAt, periodBetween } from './findDay';
import { rangeAt } from './findRange';
import { weeksAt } from './findWeeks';
import { periodPhrases } from './namedPeriods';
import { partOfMonthAt } from './partOfMonth';
import { monthNamed, periodOfDays, periodOfMonths } from './periods';
import { type FoundPeriod, numberAt, TO, withYear, yearAt } from './periodWords';
import { keyOf, type Token } from './tokens';
import { isWeekday, nextWeekday } from './weekdays';

const IN = new Set(['i', 'in', 'during', 'from', 'från', 'under', 'for', 'för', 'until', 'till']);
const FROM = new Set(['från', 'from', 'fran', 'fom', 'starting']);
const AFTER = new Set(['efter', 'after']);
const UNTIL = new Set(['tom', 'until', 'senast', 'tills']);
const BEFORE = new Set(['före', 'innan', 'before']);
/** A year further ahead is more likely a number. */
const FORESEEN_YEARS = 5;
const LONGEST_PHRASE = 3;
/** What one does some times a week. */
const COUNTED = new Set(
  'dag|dagar|dgr|kvällar|nätter|natt|pass|nattpass|helger|timmar|tim|gånger|gång|ggr|dygn'.split(
    '|',
  ),
);

let phrases: Map<string, ReturnType<typeof periodPhrases>[number][1]> | null = null;

/** "Lediga jobb idag" are those that are open now, and not those of one day. */
const OFFERED =
  /^(?:jobb|jobbet|jobben|lediga|ledigt|tjänster|annonser|utlyst|utlysta|job|jobs|vacancies|vacancy|openings|available)$/u;
const isOfNow = ({ period }: FoundPeriod, tokens: readonly Token[], today: string): boolean =>
  period.fromDate === today &&
  period.toDate === today &&
  tokens.some(({ key }) => OFFERED.test(key));

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
    weekdayAt(tokens, at, today) ??
    phraseAt(tokens, at, today) ??
    yearAlone(tokens, at, today);
  if (!found || found.isRange) return found;
  if (isOfNow(found, tokens, today)) return null;
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
  if (before === 'before') {
    // What lies behind is nothing to search in
    if (fromDate <= today) return found;
    return {
      ...found,
      period: {
        fromDate: today,
        toDate: addDays(fromDate, -1),
        label: { sv: `Före ${lowered(label.sv)}`, en: `Before ${label.en}` },
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
function limitBefore(
  tokens: readonly Token[],
  at: number,
): 'from' | 'after' | 'until' | 'before' | null {
  const end = ['den', 'the'].includes(tokens[at - 1]?.key ?? '') ? at - 1 : at;
  const [first = '', second = '', last = ''] = [3, 2, 1].map((back) => tokens[end - back]?.key);
  // "Från och med", "till och med", "fram till"
  if (last === 'med' && second === 'och') return first === 'till' ? 'until' : 'from';
  if (last === 'till' && second === 'fram') return 'until';
  const before = second === 'o' && last === 'm' ? `${first}om` : last;
  if (UNTIL.has(before)) return 'until';
  if (BEFORE.has(before)) return 'before';
  if (AFTER.has(before)) return 'after';
  return FROM.has(before) ? 'from' : null;
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The number of a day, also of "3rd". */
function dateAt(tokens: readonly Token[], at: number): number | null {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)$/u.exec(tokens[at]?.key ?? '') ?? [];
  return digits === undefined ? numberAt(tokens, at) : Number(digits);
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
  const date = dateAt(tokens, at);
  if (date !== null) return daysAt(tokens, at, date, today);
  const isSure = IN.has(tokens[at - 1]?.key ?? '');
  const first = monthNamed(tokens[at]?.key ?? '', isSure);
  if (first === null) return null;
  let last = first;
  let end = at + 1;
  // "July 1-15"
  const [from, to] = [numberAt(tokens, end), numberAt(tokens, end + 1)];
  if (
    from !== null &&
    to !== null &&
    from < to &&
    /^\s*[-–]\s*$/u.test(tokens[end + 1]?.gap ?? '')
  ) {
    const days = withYear(tokens, at, 3, (year) => periodOfDays(from, to, first, { today, year }));
    if (days) return { ...days, isRange: true };
  }
  // "Juni, juli och augusti": from the first to the last
  for (;;) {
    const next = end + (TO.has(tokens[end]?.key ?? '') ? 1 : 0);
    const month = monthNamed(tokens[next]?.key ?? '', true);
    if (month === null || (end > at + 1 && month !== last + 1)) break;
    last = month;
    end = next + 1;
  }
  const found = withYear(tokens, at, end - at, (year) =>
    periodOfMonths(first, last, { today, year }),
  );
  return found && { ...found, isRange: end > at + 1 };
}

/** "Från måndag": the next one. */
function weekdayAt(tokens: readonly Token[], at: number, today: string): FoundPeriod | null {
  const key = tokens[at]?.key ?? '';
  if (!isWeekday(key) || limitBefore(tokens, at) === null || isSpanOfWeek(tokens, at)) return null;
  const period = nextWeekday(key, today);
  return period && { length: 1, period };
}

/** "Måndag till fredag" is when the work is. */
function isSpanOfWeek(tokens: readonly Token[], at: number): boolean {
  const next = at + (TO.has(tokens[at + 1]?.key ?? '') ? 2 : 1);
  return isWeekday(tokens[next]?.key ?? '');
}

const ORDINAL_SUFFIX = new Set(['e', 'a', 'de', 'th', 'st', 'nd', 'rd']);
const BEFORE_DATE = new Set(['den', 'the', 'med']);

/** Where a word after the number of a day stands: behind the ":e" of "3:e" and the "of" of "3rd of". */
function afterDate(tokens: readonly Token[], at: number): number {
  const suffix = tokens[at + 1];
  const end = suffix && ORDINAL_SUFFIX.has(suffix.key) && suffix.gap === ':' ? at + 2 : at + 1;
  return tokens[end]?.key === 'of' ? end + 1 : end;
}

/** "1 juni", "1-15 juli", "3:e till den 14:e juli": days of one month. */
function daysAt(tokens: readonly Token[], at: number, date: number, today: string) {
  const end = afterDate(tokens, at);
  const afterTo = end + (TO.has(tokens[end]?.key ?? '') ? 1 : 0);
  const lastAt = afterTo + (BEFORE_DATE.has(tokens[afterTo]?.key ?? '') ? 1 : 0);
  const last = dateAt(tokens, lastAt);
  const monthAt = last === null ? end : afterDate(tokens, lastAt);
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

/** "Sommaren 26", of this year or the next ones. */
function shortYearAt(tokens: readonly Token[], at: number, today: string): number | null {
  const short = numberAt(tokens, at);
  const thisYear = Number(today.slice(0, 4));
  const year = thisYear - (thisYear % 100) + (short ?? -1);
  // "Jul 26-30" are days
  const isRange = numberAt(tokens, at + 1) !== null;
  return short !== null && !isRange && year >= thisYear && year <= thisYear + 2 ? year : null;
}

/** "Två nätter i veckan" is how often, and not this week. */
const isHowOften = (tokens: readonly Token[], at: number, phrase: string): boolean =>
  phrase === 'iveckan' && COUNTED.has(tokens[at - 1]?.key ?? '');

function phraseAt(tokens: readonly Token[], at: number, today: string): FoundPeriod | null {
  phrases ??= new Map(periodPhrases().map(([term, periodAt]) => [keyOf(term), periodAt]));
  for (let length = Math.min(LONGEST_PHRASE + 1, tokens.length - at); length > 0; length -= 1) {
    const key = tokens
      .slice(at, at + length)
      .map((token) => token.key)
      .join('');
    const periodAt = phrases.get(key);
    if (
      periodAt &&
      isWeekday(tokens[at + length - 1]?.key ?? '') &&
      isSpanOfWeek(tokens, at + length - 1)
    )
      continue;
    if (!periodAt || isHowOften(tokens, at, key)) continue;
    const short = shortYearAt(tokens, at + length, today);
    if (short !== null) return { length: length + 1, period: periodAt(today, short) };
    return withYear(tokens, at, length, (year) => periodAt(today, year));
  }
  // "Vår" is the spring only as the whole text: it is "our" as well
  return null;
}
