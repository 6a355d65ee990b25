import { periodOfWeeks } from './periods';
import { type FoundPeriod, numberAt, TO, withYear } from './periodWords';
import type { Token } from './tokens';

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

/** "V 27", "vecka 26 till 29", "v27 v28 v29": the weeks that begin at a word. */
export function weeksAt(tokens: readonly Token[], at: number, today: string): FoundPeriod | null {
  const [, joined] = WEEK_IN_ONE.exec(tokens[at]?.key ?? '') ?? [];
  const hasWord = WEEK.has(tokens[at]?.key ?? '');
  const first = joined === undefined ? (hasWord ? numberAt(tokens, at + 1) : null) : Number(joined);
  if (first === null || first < 1 || first > MAX_WEEK) return null;
  const start = at + (joined === undefined ? 2 : 1);
  let last = first;
  let end = start;
  // "V 27, 28 och 29": from the first to the last
  for (let next = nextWeekAt(tokens, end, last); next; next = nextWeekAt(tokens, end, last)) {
    const isLater = next.week > last;
    // Only the first "till" may lead over New Year
    if (!isLater && end > start) break;
    last = next.week;
    end = next.end;
  }
  const found = withYear(tokens, at, end - at, (year) =>
    periodOfWeeks(first, last, { today, year }),
  );
  return found && { ...found, isRange: end > start };
}

/** The week that goes on with one or some: "28", "och 29", "till v. 30", "v31". */
function nextWeekAt(
  tokens: readonly Token[],
  at: number,
  before: number,
): { week: number; end: number } | null {
  const afterLink = at + (TO.has(tokens[at]?.key ?? '') ? 1 : 0);
  const afterWord = afterLink + (WEEK.has(tokens[afterLink]?.key ?? '') ? 1 : 0);
  const token = tokens[afterWord];
  const [, joined] = WEEK_IN_ONE.exec(token?.key ?? '') ?? [];
  const week = joined === undefined ? numberAt(tokens, afterWord) : Number(joined);
  if (week === null || week < 1 || week > MAX_WEEK) return null;
  // "V 27 50 %" and "vecka 27 20 timmar" are no two weeks
  const isBare = joined === undefined && afterWord === at && /^\s*$/u.test(token?.gap ?? '');
  return isBare && week !== before + 1 ? null : { week, end: afterWord + 1 };
}
