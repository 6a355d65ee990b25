import { monthNamed } from './periods';
import type { Token } from './tokens';

/** Days of a month that has `days` days, both included. */
type DaysOf = (days: number) => readonly [first: number, last: number];

const BEGINNING: DaysOf = () => [1, 10];
const MIDDLE: DaysOf = () => [11, 20];
const END: DaysOf = (days) => [21, days];
const PARTS: ReadonlyMap<string, DaysOf> = new Map(
  Object.entries({
    ...{ början: BEGINNING, beginning: BEGINNING, start: BEGINNING },
    ...{ mitten: MIDDLE, middle: MIDDLE, slutet: END, end: END },
  }),
);
const FIRST: ReadonlySet<string> = new Set(['första', 'first']);
const LAST: ReadonlySet<string> = new Set(['sista', 'last']);
const ONE_WEEK: ReadonlySet<string> = new Set(['veckan', 'week']);
const WEEKS: ReadonlySet<string> = new Set(['veckor', 'veckorna', 'weeks']);
const COUNTS: ReadonlyMap<string, number> = new Map(
  Object.entries({ två: 2, two: 2, '2': 2, tre: 3, three: 3, '3': 3 }),
);
const OF: ReadonlySet<string> = new Set(['i', 'av', 'in', 'of']);

interface PartOfMonth {
  length: number;
  /** From 1. */
  month: number;
  daysOf: DaysOf;
}

/** "Slutet av juli", "sista två veckorna i juli", "första veckan i augusti". */
export function partOfMonthAt(tokens: readonly Token[], at: number): PartOfMonth | null {
  const keyAt = (step: number): string => tokens[at + step]?.key ?? '';
  const part = PARTS.get(keyAt(0));
  const weeks = part ? null : weeksAt(keyAt);
  const said = part ? { daysOf: part, length: 1 } : weeks;
  if (!said || !OF.has(keyAt(said.length))) return null;
  const month = monthNamed(keyAt(said.length + 1), true);
  return month === null ? null : { ...said, month, length: said.length + 2 };
}

/** "Sista två veckorna": how many words, and which days. */
function weeksAt(keyAt: (step: number) => string): Omit<PartOfMonth, 'month'> | null {
  const isFirst = FIRST.has(keyAt(0));
  if (!isFirst && !LAST.has(keyAt(0))) return null;
  const isOne = ONE_WEEK.has(keyAt(1));
  const count = isOne ? 1 : COUNTS.get(keyAt(1));
  if (count === undefined || (!isOne && !WEEKS.has(keyAt(2)))) return null;
  const span = count * 7;
  return {
    length: isOne ? 2 : 3,
    daysOf: (days) => (isFirst ? [1, span] : [days - span + 1, days]),
  };
}
