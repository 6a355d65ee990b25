import { addDays } from '#domain/calendar/days';
import type { AskedNumbers } from './findAmount';
import type { Period } from './periods';
import type { Span } from './spans';

/** Periods that are farther apart are two, of which a search can have one. */
const MOST_DAYS_BETWEEN = 7;

/**
 * One period and one amount of each kind: "juli eller augusti" and "75 % eller 100 %" are all that both name. A
 * period that is apart from the first, as in "juli eller december", is named as not taken into account.
 */
export function oneOfEach(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans) {
    const at = result.findIndex((known) => isSameKind(known, span));
    const known = result[at];
    if (!known) {
      result.push(span);
      continue;
    }
    const both = ofBoth(known.reading, span.reading);
    if (both) {
      result[at] = { ...known, reading: both };
      result.push({ ...span, reading: both });
    } else result.push({ ...span, reading: { kind: 'unmet', why: 'unknown' } });
  }
  return result;
}

type Reading = Span['reading'];

function isSameKind({ reading: one }: Span, { reading: other }: Span): boolean {
  if (one.kind === 'numbers' && other.kind === 'numbers') {
    return one.numbers.part === other.numbers.part;
  }
  return one.kind === 'period' && other.kind === 'period';
}

function ofBoth(one: Reading, other: Reading): Reading | null {
  if (one.kind === 'numbers' && other.kind === 'numbers') {
    const numbers = numbersOfBoth(one.numbers, other.numbers);
    // "Deltid, gärna heltid" leaves all open
    return numbers ? { kind: 'numbers', numbers } : { kind: 'stop' };
  }
  if (one.kind !== 'period' || other.kind !== 'period') return null;
  const period = periodOfBoth(one.period, other.period);
  return period && { kind: 'period', period };
}

/** "Minst 50 % … högst 80 %" is between both, two amounts are from the one to the other; null: any. */
function numbersOfBoth(one: AskedNumbers, other: AskedNumbers): AskedNumbers | null {
  const label = labelOfBoth(one, other);
  const { part } = one;
  for (const [least, most] of [
    [one, other],
    [other, one],
  ] as const) {
    if (least.max !== null || most.min !== null) continue;
    const isOpen = least.min !== null && most.max !== null && least.min > most.max;
    return isOpen ? null : { part, min: least.min, max: most.max, label };
  }
  return {
    part,
    min: one.min === null || other.min === null ? null : Math.min(one.min, other.min),
    max: one.max === null || other.max === null ? null : Math.max(one.max, other.max),
    label,
  };
}

function periodOfBoth(one: Period, other: Period): Period | null {
  const [first, last] = one.fromDate <= other.fromDate ? [one, other] : [other, one];
  const isNear =
    first.toDate === null || last.fromDate <= addDays(first.toDate, MOST_DAYS_BETWEEN + 1);
  if (!isNear) return null;
  const ends = [first.toDate, last.toDate];
  return {
    fromDate: first.fromDate,
    toDate: ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null),
    label: labelOfBoth(first, last),
  };
}

const labelOfBoth = (
  { label: one }: Pick<Period, 'label'>,
  { label: other }: Pick<Period, 'label'>,
): Period['label'] =>
  one.sv === other.sv ? one : { sv: `${one.sv} / ${other.sv}`, en: `${one.en} / ${other.en}` };
