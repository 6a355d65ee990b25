import { dayNumber } from '#domain/calendar/days';
import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import {
  DAYS_PARTS,
  type DaysPart,
  FLAG_PARTS,
  LIST_PARTS,
  NUMBERS_PARTS,
  type NumbersPart,
  TEXT_PARTS,
  type TextPart,
} from '#domain/jobs/filterFields';
import { chosenIds, dayLimits, numberLimits } from '#domain/jobs/filterParts';
import { applyUnderstood } from '#domain/search/applyUnderstood';
import type { Correction } from '#domain/search/understood';
import { type Counted, FLAG_VALUE } from './jobValues';
import { EARLIEST_DAY, LATEST_DAY } from './noLimit';
import type { Numbering } from './numbering';
import type { Ranking } from './ranking';
import type { EligibleDays } from './requirements';
import { type ScorePlan, scorePlanOf } from './score';
import type { TermPlan, TermReader } from './terms';
import { wordsOf } from './text/words';

/** A part of the filter on values: any of `codes`, ascending. */
interface ValuePlan {
  part: Exclude<Counted, 'hourlyRate'>;
  codes: readonly number[];
}

/** A part on words: every term must be found. */
interface TextPlan {
  part: TextPart;
  terms: readonly TermPlan[];
}

/** A part on ranges: the job's range must overlap `from … to`. */
interface RangePlan {
  part: NumbersPart | DaysPart;
  from: number;
  to: number;
}

/** What a job must have: all of it. */
export interface PartsPlan {
  values: readonly ValuePlan[];
  texts: readonly TextPlan[];
  ranges: readonly RangePlan[];
}

/** A filter in the index's numbers, ready to run on every segment. */
export interface Plan extends PartsPlan {
  /** Only jobs that close on this day or later. */
  day: number;
  /** Jobs that have what any of these asks for are left out. */
  unwanted: readonly PartsPlan[];
  /** By what is known of the candidate; null for visitors, and where it is not needed. */
  eligible: EligibleDays | null;
  /** Only jobs that are `eligible`. */
  onlyEligible: boolean;
  /** What the order `relevance` prefers; null where it is that of `newest`. */
  score: ScorePlan | null;
  corrected: readonly Correction[];
  /** Spellings that words may be slips of, which are not searched for. */
  offered: readonly Correction[];
}

/** For whom and when a filter is asked, and what its words were understood as. */
interface Asked {
  today: string;
  candidate: CandidateFacts | null;
  ranking: Ranking;
  /** Reads the words of the text. */
  reader: TermReader;
}

/**
 * Translates a filter; an id that no job has matches nothing.
 *
 * @param candidate - whose jobs are marked; null for a visitor.
 */
export function planOf(
  filter: JobFilter,
  { today, candidate, ranking, reader }: Asked,
  numbering: Numbering,
): Plan {
  const { texts, corrected, offered } = textPlans(filter, ranking, reader);
  return {
    day: dayNumber(today),
    values: valuePlans(filter, numbering),
    texts,
    ranges: rangePlans(filter),
    unwanted: unwantedPlans(ranking, reader, numbering),
    eligible: candidate && numbering.requirements.daysFor(candidate, today),
    onlyEligible: filter.onlyEligible,
    score: scorePlanOf(
      filter,
      ranking,
      texts.flatMap(({ terms }) => terms),
      numbering,
    ),
    corrected,
    offered,
  };
}

function valuePlans(filter: JobFilter, numbering: Numbering): ValuePlan[] {
  const valuePlan = (part: ValuePlan['part'], values: readonly string[]): ValuePlan => ({
    part,
    // Sorted, so that the cached union of a group is found whichever of its values was chosen.
    codes: values.flatMap((value) => numbering.codeOf(part, value) ?? []).sort((a, b) => a - b),
  });
  return [
    ...LIST_PARTS.flatMap((part) => {
      const ids = chosenIds(filter, part);
      return ids.length > 0 ? [valuePlan(part, ids)] : [];
    }),
    ...FLAG_PARTS.flatMap((part) =>
      part !== 'onlyEligible' && filter[part] ? [valuePlan(part, [FLAG_VALUE])] : [],
    ),
  ];
}

/** An unwanted word that no ad has, in any form, leaves nothing out: it is not corrected. */
function unwantedPlans(
  { unwanted = [] }: Ranking,
  reader: TermReader,
  numbering: Numbering,
): PartsPlan[] {
  return unwanted.map(({ values, terms }) => {
    const filter = applyUnderstood(
      EMPTY_FILTER,
      values.map((value) => ({ value })),
    );
    const plans = terms.map((term) => reader.asWritten(term));
    return {
      values: valuePlans(filter, numbering),
      texts: plans.length > 0 ? [{ part: 'text', terms: plans }] : [],
      ranges: rangePlans(filter),
    };
  });
}

/** The words of the text as they are, and the terms that it was understood as. */
function textPlans(
  filter: JobFilter,
  { terms }: Ranking,
  reader: TermReader,
): { texts: TextPlan[] } & Pick<Plan, 'corrected' | 'offered'> {
  const corrected: Correction[] = [];
  const offered: Correction[] = [];
  const texts = TEXT_PARTS.flatMap((part) => {
    const words = wordsOf(filter[part]);
    const asked = [
      ...words.map((word) => ({ written: word, anyOf: [word], literal: false })),
      ...terms,
    ];
    if (asked.length === 0) return [];
    const read = asked.map((term) => reader.read(term));
    corrected.push(...read.flatMap((term) => term.corrected ?? []));
    offered.push(...read.flatMap((term) => term.offered ?? []));
    return [{ part, terms: read.map(({ plan }) => plan) }];
  });
  return { texts, corrected, offered };
}

function rangePlans(filter: JobFilter): RangePlan[] {
  const plans: RangePlan[] = [];
  for (const part of NUMBERS_PARTS) {
    const { min, max } = numberLimits(filter, part);
    // From 0, so that jobs without a number are left out.
    if (min !== null || max !== null) {
      plans.push({ part, from: Math.max(min ?? 0, 0), to: max ?? LATEST_DAY });
    }
  }
  for (const part of DAYS_PARTS) {
    const { from, to } = dayLimits(filter, part);
    if (from === null && to === null) continue;
    plans.push({
      part,
      from: from === null ? EARLIEST_DAY : dayNumber(from),
      to: to === null ? LATEST_DAY : dayNumber(to),
    });
  }
  return plans;
}
