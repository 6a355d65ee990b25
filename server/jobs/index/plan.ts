import { dayNumber } from '#domain/jobs/calendarDay';
import type { Facet, JobFilter } from '#domain/jobs/filter';
import { type FilterPart, isPartActive, LIST_PARTS, rateLimits } from '#domain/jobs/filterParts';
import { FAR_AHEAD, LONG_AGO, NO_RATE, ON_CALL } from './document';
import type { Numbering } from './numbering';
import { wordsOf } from './text/words';

/** A part of the filter that finds rows by value: any of `codes`. */
interface ValuePlan {
  part: FilterPart;
  codes: readonly number[];
}

/** A part that compares ranges: the job's must reach into `from … to`. */
interface RangePlan {
  part: 'hourlyRate' | 'period';
  from: number;
  to: number;
}

/** A filter in the index's numbers, ready to be asked of every segment. */
export interface Plan {
  /** Only jobs that close on this day or later. */
  day: number;
  values: readonly ValuePlan[];
  /** Codes of the words that each word of the text means; all must be found. Null: no text. */
  text: readonly (readonly number[])[] | null;
  ranges: readonly RangePlan[];
}

/** Reads a filter; an id that no job has finds nothing. */
export function planOf(filter: JobFilter, today: string, numbering: Numbering): Plan {
  const words = wordsOf(filter.text);
  return {
    day: dayNumber(today),
    values: [
      ...LIST_PARTS.filter((part) => isPartActive(filter, part)).map((part) =>
        valuePlan(part, filter[part], numbering),
      ),
      ...(filter.onCallDuty ? [valuePlan('onCallDuty', [ON_CALL], numbering)] : []),
    ],
    text: words.length > 0 ? words.map((word) => numbering.dictionary.match(word)) : null,
    ranges: rangePlans(filter),
  };
}

function valuePlan(part: FilterPart & Facet, values: readonly string[], numbering: Numbering) {
  return { part, codes: values.flatMap((value) => numbering.codeOf(part, value) ?? []) };
}

function rangePlans(filter: JobFilter): RangePlan[] {
  const { min, max } = rateLimits(filter);
  const plans: RangePlan[] = [];
  if (isPartActive(filter, 'hourlyRate')) {
    // From 0, so that jobs that state no rate are left out.
    plans.push({ part: 'hourlyRate', from: min ?? NO_RATE + 1, to: max ?? FAR_AHEAD });
  }
  if (isPartActive(filter, 'period')) {
    const from = filter.fromDate === null ? LONG_AGO : dayNumber(filter.fromDate);
    const to = filter.toDate === null ? FAR_AHEAD : dayNumber(filter.toDate);
    plans.push({ part: 'period', from, to });
  }
  return plans;
}
