import { monthNamed } from './periods';
import type { Token } from './tokens';

/** Days of a month that has `days` days, both included. */
type DaysOf = (days: number) => readonly [first: number, last: number];

const FIRST_HALF: DaysOf = () => [1, 15];
const SECOND_HALF: DaysOf = (days) => [16, days];
const BEGINNING: DaysOf = () => [1, 10];
const MIDDLE: DaysOf = () => [11, 20];
const END: DaysOf = (days) => [21, days];
const PARTS: ReadonlyMap<string, DaysOf> = new Map(
  Object.entries({
    ...{ början: BEGINNING, beginning: BEGINNING, start: BEGINNING },
    ...{ mitten: MIDDLE, middle: MIDDLE, slutet: END, end: END },
    ...{ tidigt: BEGINNING, sent: END },
  }),
);
/** Right before a month: "mid June", "late August". */
const BEFORE_MONTH: ReadonlyMap<string, DaysOf> = new Map(
  Object.entries({ early: BEGINNING, mid: MIDDLE, late: END }),
);
const HALF: ReadonlySet<string> = new Set(['halvan', 'hälften', 'delen', 'half', 'part']);
const LATTER: ReadonlySet<string> = new Set(['andra', 'senare', 'second', 'latter']);
const FIRST: ReadonlySet<string> = new Set(['första', 'first']);
const LAST: ReadonlySet<string> = new Set(['sista', 'last']);
const ONE_WEEK: ReadonlySet<string> = new Set(['veckan', 'week']);
const WEEKS: ReadonlySet<string> = new Set(['veckor', 'veckorna', 'weeks']);
const COUNTS: ReadonlyMap<string, number> = new Map(
  Object.entries({ två: 2, two: 2, '2': 2, tre: 3, three: 3, '3': 3 }),
);
const OF: ReadonlySet<string> = new Set(['i', 'av', 'på', 'in', 'of']);

interface PartOfMonth {
  length: number;
  /** From 1. */
  month: number;
  daysOf: DaysOf;
}

/** "Slutet av juli", "sista två veckorna i juli", "första veckan i augusti". */
export function partOfMonthAt(tokens: readonly Token[], at: number): PartOfMonth | null {
  const keyAt = (step: number): string => tokens[at + step]?.key ?? '';
  const near = BEFORE_MONTH.get(keyAt(0));
  const nearMonth = near ? monthNamed(keyAt(1), true) : null;
  if (near && nearMonth !== null) return { month: nearMonth, daysOf: near, length: 2 };
  const part = PARTS.get(keyAt(0));
  const said = part ? { daysOf: part, length: 1 } : (halfAt(keyAt) ?? weeksAt(keyAt));
  if (!said || !OF.has(keyAt(said.length))) return null;
  const month = monthNamed(keyAt(said.length + 1), true);
  return month === null ? null : { ...said, month, length: said.length + 2 };
}

/** "Andra halvan": how many words, and which days. */
function halfAt(keyAt: (step: number) => string): Omit<PartOfMonth, 'month'> | null {
  if (!HALF.has(keyAt(1))) return null;
  if (LATTER.has(keyAt(0))) return { length: 2, daysOf: SECOND_HALF };
  return FIRST.has(keyAt(0)) ? { length: 2, daysOf: FIRST_HALF } : null;
}

/** "Sista två veckorna", "de två sista veckorna": how many words, and which days. */
function weeksAt(keyAt: (step: number) => string): Omit<PartOfMonth, 'month'> | null {
  const isTurned = COUNTS.has(keyAt(0));
  const [which, counted] = isTurned ? [keyAt(1), keyAt(0)] : [keyAt(0), keyAt(1)];
  const isFirst = FIRST.has(which);
  if (!isFirst && !LAST.has(which)) return null;
  const isOne = ONE_WEEK.has(keyAt(1));
  const count = isOne ? 1 : COUNTS.get(counted);
  if (count === undefined || (!isOne && !WEEKS.has(keyAt(2)))) return null;
  const span = count * 7;
  return {
    length: isOne ? 2 : 3,
    daysOf: (days) => (isFirst ? [1, span] : [days - span + 1, days]),
  };
}
